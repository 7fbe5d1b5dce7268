import { SearchIcon } from '@saha/ui/icons/search'
import { useKit } from '@saha/ui/provider'
import { SearchBox } from '@saha/ui/search-box'
import { Suggestion, SuggestionList } from '@saha/ui/suggestion-list'
import { useState } from 'react'

const texts = {
  en: { label: 'Search games', titles: ['Zellige', 'Neon Drift'], all: 'All results:', count: 'Suggested:' },
  ar: { label: 'ابحث عن لعبة', titles: ['زليج', 'سباق النيون'], all: 'كل النتائج:', count: 'الاقتراحات:' },
}

export default function Filtering() {
  const { label, titles, all, count } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [text, setText] = useState('')
  const matches = titles.filter((title) => title.toLowerCase().includes(text.trim().toLowerCase()))
  const suggestions = (
    <SuggestionList>
      {matches.map((title) => (
        <Suggestion key={title} href={`#/game/${title}`}>
          {title}
        </Suggestion>
      ))}
      <Suggestion href={`#/search/${text}`} icon={SearchIcon}>
        {all} <bdi>{text}</bdi>
      </Suggestion>
    </SuggestionList>
  )
  return (
    <SearchBox
      label={label}
      value={text}
      onValueChange={setText}
      onSearch={setText}
      suggestions={text.trim() ? suggestions : null}
      suggestionsStatus={`${count} ${matches.length + 1}`}
    />
  )
}
