import { Num } from '@saha/ui/bidi'
import { TrophyIcon } from '@saha/ui/icons/trophy'
import { useKit } from '@saha/ui/provider'

const texts = { en: { best: 'Best score' }, ar: { best: 'أفضل نتيجة' } }

export default function Labelled() {
  const { best } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <TrophyIcon size={1.5} label={best} />
      <Num>1280</Num>
    </span>
  )
}
