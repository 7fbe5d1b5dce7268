import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'Old walls, locked gates and, somewhere behind them, sweet water. Find the keys and reach the oasis.',
    ar: 'جدران قديمة وأبواب موصدة، ووراءها في مكان ما ماء عذب. اعثر على المفاتيح حتى تبلغ الواحة.',
  },
  howToPlay: {
    en: 'Walk with the arrow keys, or swipe the way you want to go. Keys open gates; follow the ruins until you find the palms.',
    ar: 'امشِ بمفاتيح الأسهم، أو اسحب إصبعك نحو وجهتك. المفاتيح تفتح الأبواب، فتتبّع الأطلال حتى ترى النخل.',
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
