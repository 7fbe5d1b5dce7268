import type { PortalTexts } from '../../manifest.ts'

export const portalTexts: PortalTexts = {
  description: {
    en: 'The market woke up hungry. Read each order, build it the way they like it and serve it with a smile.',
    ar: 'استيقظ السوق جائعًا. اقرأ طلب كل زبون، ورتّب مكوّناته كما يحب، وقدّمه بابتسامة.',
  },
  howToPlay: {
    en: 'Look at what the customer wants and pick the ingredients in the same order, by touch, mouse or keyboard. Serve before patience runs out.',
    ar: 'انظر إلى ما يريده الزبون واختر المكوّنات بالترتيب نفسه، باللمس أو بالفأرة أو بلوحة المفاتيح. وقدّم الطبق قبل أن ينفد الصبر.',
  },
  levels: [
    { en: 'Market day: the queue goes round the corner.', ar: 'إنه يوم السوق، والطابور يلتفّ حول الزاوية.' },
    { en: 'Word has spread. They come hungrier now.', ar: 'ذاع الصيت، وصاروا يأتون أشدّ جوعًا.' },
    { en: 'The evening rush, when nobody likes to wait.', ar: 'زحمة المساء، حين لا يحب أحد الانتظار.' },
    { en: 'A feast for the whole quarter. Roll up your sleeves.', ar: 'وليمة للحيّ كله، فشمّر عن ساعديك.' },
  ],
}
