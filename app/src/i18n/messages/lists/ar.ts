import { portal } from '../../../config/portal.ts'
import type { Translated } from '../../translated.ts'
import type en from './en.ts'

export default {
  title: 'كل الألعاب',
  description: `كل ألعاب ${portal.name.ar} مرتبة كما تحب، تلعبها مجانًا في متصفحك.`,
  heading: 'كل الألعاب',
  tags: 'اختر وسمًا',
  allTags: 'الكل',
  empty: 'لم نجد ألعابًا.',
  categoryTitle: 'ألعاب {category}',
  tagTitle: 'ألعاب {tag}',
  tagDescription: '{tag}: ألعاب مجانية تلعبها في متصفحك بالعربية والإنجليزية، بلا تنزيل ولا حاجة إلى تسجيل.',
  sort: {
    label: 'الترتيب',
    bestRated: 'الأعلى تقييمًا',
    lowestRated: 'الأدنى تقييمًا',
    newest: 'الأحدث',
    oldest: 'الأقدم',
    titleAscending: 'من أ إلى ي',
    titleDescending: 'من ي إلى أ',
  },
} as const satisfies Translated<typeof en>
