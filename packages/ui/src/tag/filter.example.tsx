import { useKit } from '@saha/ui/provider'
import { Tag } from '@saha/ui/tag'
import { useState, type MouseEvent } from 'react'

const texts = {
  en: { label: 'Filter by tag', all: 'All', speed: 'speed', two: 'two players' },
  ar: { label: 'تصفية حسب الوسم', all: 'الكل', speed: 'سرعة', two: 'لاعبان' },
}
const tags = ['all', 'speed', 'two'] as const
const row = { display: 'flex', gap: '0.5rem', margin: 0, padding: 0, listStyle: 'none' }

export default function Filter() {
  const text = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [current, setCurrent] = useState<string>('all')
  const choose = (event: MouseEvent, tag: string) => {
    event.preventDefault()
    setCurrent(tag)
  }
  return (
    <nav aria-label={text.label}>
      <ul style={row}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag asChild selected={tag === current}>
              <a href={`#/games/${tag}`} onClick={(event) => choose(event, tag)}>
                {text[tag]}
              </a>
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}
