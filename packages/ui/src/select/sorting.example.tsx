import { Field } from '@saha/ui/field'
import { useKit } from '@saha/ui/provider'
import { Select } from '@saha/ui/select'
import { useState } from 'react'

const texts = {
  en: { label: 'Sort by', title: 'Title', rating: 'Rating', games: ['Zellige', 'Neon Drift', 'Lantern'] },
  ar: {
    label: 'الترتيب حسب',
    title: 'العنوان',
    rating: 'التقييم',
    games: ['زليج', 'سباق النيون', 'الفانوس'],
  },
}

export default function Sorting() {
  const { locale } = useKit()
  const { label, title, rating, games } = texts[locale === 'ar' ? 'ar' : 'en']
  const [order, setOrder] = useState('rating')
  const sorted = order === 'title' ? games.toSorted((a, b) => a.localeCompare(b, locale)) : games
  return (
    <div style={{ maxInlineSize: '15rem' }}>
      <Field label={label}>
        {(control) => (
          <Select {...control} value={order} onChange={(event) => setOrder(event.target.value)}>
            <option value="rating">{rating}</option>
            <option value="title">{title}</option>
          </Select>
        )}
      </Field>
      <ol>
        {sorted.map((game) => (
          <li key={game}>{game}</li>
        ))}
      </ol>
    </div>
  )
}
