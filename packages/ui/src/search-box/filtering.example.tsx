import { Num } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'
import { SearchBox } from '@saha/ui/search-box'
import { useState } from 'react'

const texts = {
  en: { label: 'Filter games', count: 'Games:', titles: ['Neon Drift', 'Star Courier', 'Zellige'] },
  ar: { label: 'صفِّ الألعاب', count: 'عدد الألعاب:', titles: ['سباق النيون', 'رسول النجوم', 'زليج'] },
}

export default function Filtering() {
  const { label, count, titles } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [text, setText] = useState('')
  const matches = titles.filter((title) => title.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <SearchBox label={label} value={text} onValueChange={setText} onSearch={setText} />
      <output>
        {count} <Num>{matches.length}</Num>
      </output>
      <ul>
        {matches.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </div>
  )
}
