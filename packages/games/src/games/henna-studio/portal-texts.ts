import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'Watch a henna pattern bloom stroke by stroke, then draw it again from memory. It grows every round.',
    ar: 'راقب نقش الحناء وهو يتفتح خطًّا بعد خط، ثم أعده من ذاكرتك. ومع كل جولة يطول النقش.',
  },
  howToPlay: {
    en: 'See the order in which the parts are drawn, then repeat it by touch, mouse or keyboard. Get it right and the pattern grows by one.',
    ar: 'تابع ترتيب الأجزاء وهي تُرسم، ثم كرّره باللمس أو بالفأرة أو بلوحة المفاتيح. كلما أصبت زاد النقش جزءًا.',
  },
  levels: [
    { en: 'A new hand, a new pattern, a quicker brush.', ar: 'كف جديدة ونقش جديد وريشة أسرع.' },
    { en: 'The guests are arriving: the strokes come faster.', ar: 'وصلت الضيفات، فتسارعت الخطوط.' },
    {
      en: 'Henna night in the neighbour’s house. Everyone is watching.',
      ar: 'ليلة حناء عند الجيران، والكل يتفرج.',
    },
    {
      en: 'For the eldest aunt, who has seen every pattern twice.',
      ar: 'لكبرى الخالات، وقد رأت كل نقش مرتين.',
    },
  ],
}
