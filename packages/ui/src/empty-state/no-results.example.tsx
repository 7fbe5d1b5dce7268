import { UserText } from '@saha/ui/bidi'
import { Button } from '@saha/ui/button'
import { EmptyState } from '@saha/ui/empty-state'
import { SearchIcon } from '@saha/ui/icons/search'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: {
    title: 'No games match',
    text: 'Try a shorter word, or the name of a category.',
    action: 'Show all games',
  },
  ar: { title: 'لا ألعاب تطابق', text: 'جرّب كلمة أقصر أو اسم أحد التصنيفات.', action: 'اعرض كل الألعاب' },
}

/** The query of the user, in any language. */
const search = 'neon drft'

export default function NoResults() {
  const { title, text, action } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const heading = (
    <>
      {title} <UserText>{search}</UserText>
    </>
  )
  const link = (
    <Button asChild>
      <a href="#/games">{action}</a>
    </Button>
  )
  return (
    <EmptyState icon={SearchIcon} title={heading} action={link}>
      {text}
    </EmptyState>
  )
}
