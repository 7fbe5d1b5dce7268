import { Button } from '@saha/ui/button'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { SahaProvider, useKit } from '@saha/ui/provider'

const texts = { en: { play: 'Play now' }, ar: { play: 'العب الآن' } }

function PlayButton() {
  const { play } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Button endIcon={ArrowEndIcon}>{play}</Button>
}

export default function Island() {
  const otherLocale = useKit().locale === 'ar' ? 'en' : 'ar'
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div>
        <PlayButton />
      </div>
      <SahaProvider locale={otherLocale} scope="element">
        <PlayButton />
      </SahaProvider>
    </div>
  )
}
