import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'السجلّ',
  list: 'النتائج المحفوظة',
  search: 'ابحث في سجلّك',
  empty: 'تُحفظ نتائجك هنا، في هذا المتصفح وحده.',
  found:
    '{count, plural, zero {لا نتيجة بهذه الكلمات} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  unavailable: 'لا يستطيع هذا المتصفح حفظ نتائجك: ستزول حين تغلق الصفحة.',
  damaged: 'أحد ملفات هذه النتيجة مفقود أو تالف، فلا يمكن فتحها.',
  more: 'اعرض المزيد',
  menu: 'المزيد لـ{title}',
  rename: 'غيّر الاسم',
  renameLabel: 'الاسم الجديد',
  renameDone: 'اعتمد هذا الاسم',
  export: 'احفظها في ملف',
  exportAll: 'احفظ الكل في ملف',
  exportFailed: 'تعذّر إنشاء الملف. حاول مرة أخرى.',
  remove: 'احذف',
  removed: 'حُذفت {title}.',
  removedAll:
    '{count, plural, zero {لم يُحذف شيء.} one {حُذفت نتيجة واحدة.} two {حُذفت نتيجتان.} few {حُذفت # نتائج.} many {حُذفت # نتيجة.} other {حُذفت # نتيجة.}}',
  undo: 'تراجع',
  cancel: 'إلغاء',
  removeAll: 'احذف الكل',
  removeAllAsk: 'أتحذف سجلّ هذه الأداة؟',
  removeAllText:
    '{count, plural, zero {لن يُحذف شيء} one {ستُحذف نتيجة واحدة من هذا المتصفح} two {ستُحذف نتيجتان من هذا المتصفح} few {ستُحذف # نتائج من هذا المتصفح} many {ستُحذف # نتيجة من هذا المتصفح} other {ستُحذف # نتيجة من هذا المتصفح}}، ومعها ما سمّيته. ويبقى سجلّ الأدوات الأخرى.',
  removeAllConfirm: 'احذف الكل',
  storage: 'الأدوات كلها معًا: {count} من {limit} نتيجة، و{used} من {capacity}.',
  full: 'امتلأ سجلّك',
  fullText:
    'ستزول النتائج الجديدة حين تغلق الصفحة ما لم تُفسح لها مكانًا: {count, plural, zero {لا نتائج قديمة تشغل} one {أقدم نتيجة تشغل} two {أقدم نتيجتين تشغلان} few {أقدم # نتائج تشغل} many {أقدم # نتيجة تشغل} other {أقدم # نتيجة تشغل}} {size}. ويبقى ما سمّيته.',
  fullOfNames: 'ستزول النتائج الجديدة حين تغلق الصفحة. احذف بعض ما في سجلّك لتُفسح لها مكانًا.',
  makeRoom:
    '{count, plural, zero {لا شيء يُحذف} one {احذف أقدم نتيجة} two {احذف أقدم نتيجتين} few {احذف أقدم # نتائج} many {احذف أقدم # نتيجة} other {احذف أقدم # نتيجة}}',
} as const satisfies Translated<typeof en>
