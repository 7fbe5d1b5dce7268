import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'Moon above, sand below, rivals all around. Weave through the dunes and reach each gate before the time runs out.',
    ar: 'القمر فوقك والرمل تحتك والمنافسون حولك. شقّ طريقك بين الكثبان، وأدرك كل بوابة قبل أن ينفد الوقت.',
  },
  howToPlay: {
    en: 'Steer with the arrow keys, or touch the side you want to go to. Pass the other cars, keep clear of the rocks, and collect water for a little more time.',
    ar: 'وجّه سيارتك بمفاتيح الأسهم، أو المس الجهة التي تقصدها. تجاوز السيارات، وابتعد عن الصخور، والتقط الماء يزدك وقتًا.',
  },
  levels: [
    { en: 'Stage two: softer sand, faster company.', ar: 'المرحلة الثانية: رمل أنعم ومنافسون أسرع.' },
    { en: 'The wind has moved every dune since yesterday.', ar: 'حرّكت الريح كل كثيب منذ الأمس.' },
    { en: 'A long stage. Look after your water.', ar: 'مرحلة طويلة، فحافظ على مائك.' },
    {
      en: 'Only the stubborn make it this deep into the sand.',
      ar: 'لا يبلغ هذا العمق من الرمل إلا العنيد.',
    },
  ],
}
