import { Num } from '@saha/ui/bidi'
import { Pagination } from '@saha/ui/pagination'
import { useKit } from '@saha/ui/provider'
import { Text } from '@saha/ui/text'
import { useState } from 'react'

const texts = { en: { games: 'Games', of: 'of' }, ar: { games: 'الألعاب', of: 'من' } }
const [pageCount, pageLength] = [12, 20]

export default function Buttons() {
  const { games, of } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [page, setPage] = useState(1)
  const last = page * pageLength
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Text>
        {games} <Num>{`${last - pageLength + 1}–${last}`}</Num> {of} <Num>{pageCount * pageLength}</Num>
      </Text>
      <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
    </div>
  )
}
