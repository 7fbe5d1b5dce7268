import { CategoryTile } from '@saha/ui/category-tile'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: [
    { hue: 'puzzle', title: 'Puzzle', count: '9 games' },
    { hue: 'racing', title: 'Racing', count: '1 game' },
    { hue: 'cooking', title: 'Cooking', count: '12 games' },
  ],
  ar: [
    { hue: 'puzzle', title: 'ألغاز', count: '9 ألعاب' },
    { hue: 'racing', title: 'سباقات', count: 'لعبة واحدة' },
    { hue: 'cooking', title: 'طبخ', count: '12 لعبة' },
  ],
} as const

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}

export default function AllCategories() {
  const categories = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <ul style={list}>
      {categories.map((category) => (
        <li key={category.hue} style={{ display: 'grid' }}>
          <CategoryTile href={`#/category/${category.hue}`} {...category} />
        </li>
      ))}
    </ul>
  )
}
