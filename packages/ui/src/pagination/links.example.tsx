import { Pagination } from '@saha/ui/pagination'
import { useKit } from '@saha/ui/provider'

const texts = { en: { label: 'Pages of games' }, ar: { label: 'صفحات الألعاب' } }

export default function Links() {
  const { label } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Pagination label={label} page={3} pageCount={12} href={(page) => `#/games?page=${page}`} />
}
