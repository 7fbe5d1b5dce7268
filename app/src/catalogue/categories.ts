import type { Category, CategoryId, Localised } from './types.ts'

const category = (id: CategoryId, title: Localised): Category => ({ id, title, href: `category/${id}` })

export const categories: readonly Category[] = [
  category('action', { en: 'Action', ar: 'الحركة' }),
  category('puzzle', { en: 'Puzzle', ar: 'الألغاز' }),
  category('racing', { en: 'Racing', ar: 'السباق' }),
  category('adventure', { en: 'Adventure', ar: 'المغامرات' }),
  category('girls', { en: 'Girls', ar: 'البنات' }),
  category('cooking', { en: 'Cooking', ar: 'الطبخ' }),
]
