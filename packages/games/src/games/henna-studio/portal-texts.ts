import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'Draw henna with mirrored brushes and forty stamps, or grant the wishes of guests from bride to baker.',
    ar: 'ارسم الحناء بفُرَش تتناظر وأربعين ختمًا، أو حقّق أمنيات ضيفاتك من العروس إلى الخبّازة.',
  },
  howToPlay: {
    en: 'Draw by touch, mouse or keyboard; a stroke can repeat on every finger or around the palm. Bars show how close you are to a guest’s wish.',
    ar: 'ارسم باللمس أو بالفأرة أو بلوحة المفاتيح، وقد تتكرر الحركة على كل الأصابع أو حول الكف. وتريك الأشرطة كم اقتربت من أمنية ضيفتك.',
  },
  levels: [
    { en: 'New guests, new wishes, a little less time.', ar: 'ضيفات جديدات وأمنيات جديدة ووقت أقصر قليلًا.' },
    {
      en: 'The feast is near, and the guests look closely.',
      ar: 'اقترب العيد، وصارت الضيفات يدققن النظر.',
    },
    {
      en: 'Henna night in the neighbor’s house. Everyone is watching.',
      ar: 'ليلة حناء عند الجيران، والكل يتفرج.',
    },
    {
      en: 'For the eldest aunt, who has seen every pattern twice.',
      ar: 'لكبرى الخالات، وقد رأت كل نقش مرتين.',
    },
  ],
}
