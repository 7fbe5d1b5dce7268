import { IconButton } from '@saha/ui/icon-button'
import { ArrowStartIcon } from '@saha/ui/icons/arrow-start'
import { useKit } from '@saha/ui/provider'

const texts = { en: { back: 'Back to the game' }, ar: { back: 'العودة إلى اللعبة' } }

export default function AsLink() {
  const { back } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <IconButton icon={ArrowStartIcon} label={back} asChild>
      <a href="#/game/neon-drift" aria-label={back} />
    </IconButton>
  )
}
