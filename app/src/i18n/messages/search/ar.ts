import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'بحث: {query}',
  heading: 'نتائج «<query></query>»',
  description: 'الألعاب التي تطابق بحثك.',
  empty: 'لا ألعاب تطابق بحثك.',
  emptyHint: 'جرّب كلمة أخرى بالعربية أو الإنجليزية، أو تصفّح الأقسام.',
  results:
    '{count, plural, zero {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
} as const satisfies Translated<typeof en>
