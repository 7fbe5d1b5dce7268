import { Banner } from '@saha/ui/banner'
import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { title: 'Scores are back', text: 'They were away for an hour. Yours is safe.', action: 'See scores' },
  ar: { title: 'عادت لوحة النقاط', text: 'توقفت النقاط ساعةً ثم عادت، ونقاطك محفوظة.', action: 'شاهد النقاط' },
}

export default function News() {
  const { title, text, action } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const link = (
    <Button asChild size="small">
      <a href="#/scores">{action}</a>
    </Button>
  )
  return (
    <Banner title={title} action={link}>
      {text}
    </Banner>
  )
}
