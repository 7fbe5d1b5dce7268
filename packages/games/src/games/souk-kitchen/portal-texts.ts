import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'Twenty days at your own stall in the old souk. Fry till golden, cut on the line, pour to the mark and plate with a steady hand, while ten regulars wait for the dish they love.',
    ar: 'عشرون يومًا في دكّانك في السوق القديم: اقلِ حتى يصير الطعام ذهبيًّا، وقطّع على الخط، واسكب إلى العلامة، وقدّم بيد ثابتة، وعشرة من زبائنك ينتظرون أطباقهم المفضّلة.',
  },
  howToPlay: {
    en: 'Tap a station at the right moment: turn and take out what is golden, cut when the knife is on a line, hold the jug up to the mark, and drop each part when its place is on top. Earn the target before the day ends, and spend your coins on the stall. On a keyboard, the arrows choose and Space works.',
    ar: 'المس كل ركن في لحظته: اقلب الطعام وارفعه حين يصير ذهبيًّا، واقطع حين تبلغ السكين الخط، واضغط الإبريق مطوّلًا حتى العلامة، وأنزل كل مكوّن حين يصير موضعه في الأعلى. حقّق هدف اليوم قبل أن ينتهي، وأنفق قطعك على الدكّان. وعلى لوحة المفاتيح تختار بالأسهم وتعمل بالمسافة.',
  },
  levels: [
    { en: 'Market day: the stall has to earn more.', ar: 'إنه يوم السوق، وعلى الدكّان أن يكسب أكثر.' },
    { en: 'Word has spread. They come hungrier now.', ar: 'ذاع الصيت، وصاروا يأتون أشدّ جوعًا.' },
    {
      en: 'The evening rush, when pans run hot and tempers short.',
      ar: 'زحمة المساء، حين تشتدّ النار ويقلّ الصبر.',
    },
    { en: 'A feast for the whole quarter. Roll up your sleeves.', ar: 'وليمة للحيّ كله، فشمّر عن ساعديك.' },
  ],
}
