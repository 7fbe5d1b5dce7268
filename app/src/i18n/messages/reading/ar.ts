import { portal } from '../../../config/portal.ts'
import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  contents: 'في هذه الصفحة',
  changed: 'آخر تعديل: <date></date>',
  minutes:
    '{minutes, plural, zero {أقل من دقيقة قراءة} one {دقيقة قراءة} two {دقيقتا قراءة} few {# دقائق قراءة} many {# دقيقة قراءة} other {# دقيقة قراءة}}',
  file: 'ما تقرؤه البرامج من هذا الموقع: {name}.',
  blog: {
    title: 'المدونة',
    description: 'حكايات عن الألعاب قديمها وحديثها، وعن فنّ لعبها.',
    heading: 'المدونة',
    lead: 'شيء تقرؤه بين جولتين: من أين جاءت الألعاب، وكيف تلعبها أحسن.',
    empty: 'لم نجد مقالات بعد. عُد إلينا قريبًا!',
    games: 'تصفّح الألعاب',
  },
  article: {
    failed: 'لم تصل المقالة.',
    failedHint: 'تحقق من اتصالك ثم أعد المحاولة.',
    share: 'شارك هذه المقالة',
    shareText: `«{title}» في ${portal.name.ar}`,
    next: 'اقرأ أيضًا',
  },
  contact: {
    mail: 'راسلنا',
    mailText: 'عنوان واحد لكل شيء: الأسئلة والأعطال والأفكار، وما يخص حسابك.',
    networks: 'في أماكن أخرى',
    network: { Facebook: 'فيسبوك', Twitter: 'تويتر', Instagram: 'إنستغرام' },
  },
  siteMap: {
    title: 'خريطة الموقع',
    description: `كل صفحات ${portal.name.ar} في نظرة واحدة: الألعاب والأقسام والمقالات والأدوات وسواها.`,
    heading: 'خريطة الموقع',
    lead: 'الموقع كله من فوق. كل صفحة هنا، وبينك وبينها ضغطة واحدة.',
    tags: 'الوسوم',
    places: 'الأماكن',
    portal: portal.name.ar,
    reading: 'للقراءة',
    machines: 'للبرامج',
  },
} as const satisfies Translated<typeof en>
