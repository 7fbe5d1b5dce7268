import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'The city sleeps and the roofs are yours. Leap from one to the next, gather every lantern on the way, and see how many of its six quarters you reach.',
    ar: 'نامت المدينة وبقيت السطوح لك. اقفز من سطح إلى سطح، واجمع في طريقك كل فانوس مضيء، وانظر كم تبلغ من أحيائها الستة.',
  },
  howToPlay: {
    en: 'Tap, click or press Space to jump; hold a little longer to jump higher. Land on the roofs, catch the lanterns and mind the gaps.',
    ar: 'المس الشاشة أو انقر أو اضغط مفتاح المسافة لتقفز، وأطل الضغط لتعلو أكثر. اهبط على السطوح، والتقط الفوانيس، واحذر ما بينها.',
  },
  levels: [
    {
      en: 'A new quarter of the city, at a slightly brisker walk.',
      ar: 'حيّ جديد من المدينة، والخطى أسرع قليلًا.',
    },
    {
      en: 'Level three: you know the wind by now, so trust it.',
      ar: 'المستوى الثالث: صرت تعرف الريح، فثق بها.',
    },
    { en: 'These roofs were built by someone in a hurry.', ar: 'سطوح كأن بانيها كان على عجل.' },
    {
      en: 'Past midnight the city gives nothing away for free.',
      ar: 'بعد منتصف الليل لا تهبك المدينة شيئًا بلا جهد.',
    },
    {
      en: 'The last quarter, for those who leap without thinking.',
      ar: 'الحيّ الأخير، لمن صار القفز في دمه.',
    },
  ],
}
