import { Button } from '@saha/ui/button'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { link: 'All games' },
  ar: { link: 'كل الألعاب' },
}

export default function AsLink() {
  const { link } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Button asChild endIcon={ArrowEndIcon}>
      <a href="#/games">{link}</a>
    </Button>
  )
}
