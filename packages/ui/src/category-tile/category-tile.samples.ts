import type { Hue } from '../tag/index.ts'

interface SampleCategory {
  hue: Hue
  title: string
  count: string
}

/** The six categories in both languages, with counts. */
export const categories: Record<'en' | 'ar', SampleCategory[]> = {
  en: [
    { hue: 'action', title: 'Action', count: '7 games' },
    { hue: 'puzzle', title: 'Puzzle', count: '9 games' },
    { hue: 'racing', title: 'Racing', count: '6 games' },
    { hue: 'adventure', title: 'Adventure', count: '1 game' },
    { hue: 'girls', title: 'Girls', count: '2 games' },
    { hue: 'cooking', title: 'Cooking', count: '12 games' },
  ],
  ar: [
    { hue: 'action', title: 'أكشن', count: '7 ألعاب' },
    { hue: 'puzzle', title: 'ألغاز', count: '9 ألعاب' },
    { hue: 'racing', title: 'سباقات', count: '6 ألعاب' },
    { hue: 'adventure', title: 'مغامرات', count: 'لعبة واحدة' },
    { hue: 'girls', title: 'بنات', count: 'لعبتان' },
    { hue: 'cooking', title: 'طبخ', count: '12 لعبة' },
  ],
}
