import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'The well of the village ran dry. Follow a lost father through twelve chambers of levers, mirrors and sliding blocks to a hidden spring.',
    ar: 'جفّت بئر القرية. اقتفِ أثر أب غائب في اثنتي عشرة حجرة من الروافع والمرايا والحجارة المنزلقة، حتى تبلغ النبع الخفي.',
  },
  howToPlay: {
    en: 'Walk with the arrow keys, or swipe the way you want to go. Every step takes a drop of water. Each chamber has a new device: open its gates and reach the palms.',
    ar: 'امشِ بمفاتيح الأسهم، أو اسحب إصبعك نحو وجهتك. لكل خطوة قطرة ماء، وفي كل حجرة آلية جديدة: افتح بواباتها حتى تبلغ النخيل.',
  },
  levels: [
    { en: 'A second ruin, and its builders liked corners.', ar: 'أطلال أخرى، وقد أحبّ بُناتها الزوايا.' },
    {
      en: 'More walls than the last one; the water is just as sweet.',
      ar: 'جدران أكثر من ذي قبل، والماء عذب كما كان.',
    },
    { en: 'Even the lizards lose their way in here.', ar: 'حتى السحالي تضلّ طريقها هنا.' },
    {
      en: 'Bring patience. The oasis has waited a thousand years.',
      ar: 'تزوّد بالصبر، فالواحة تنتظر منذ ألف عام.',
    },
  ],
}
