import { useKit } from '@saha/ui/provider'
import { SearchBox } from '@saha/ui/search-box'
import { useState } from 'react'

const texts = {
  en: { label: 'Search games', found: 'Results for:' },
  ar: { label: 'ابحث عن لعبة', found: 'نتائج البحث عن:' },
}

export default function Searching() {
  const { label, found } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [query, setQuery] = useState('')
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <SearchBox label={label} onSearch={setQuery} />
      <output>
        {query && (
          <>
            {found} <bdi>{query}</bdi>
          </>
        )}
      </output>
    </div>
  )
}
