import { defineIcon } from '@saha/ui/icon'
import { useKit } from '@saha/ui/provider'

const texts = { en: { turn: 'Next bend' }, ar: { turn: 'المنعطف التالي' } }

/** Points along the line, so it mirrors. */
const TurnIcon = defineIcon(
  (props) => (
    <svg viewBox="0 0 24 24" stroke="currentColor" {...props}>
      <path d="M4 20v-8a4 4 0 0 1 4-4h12m-5-5 5 5-5 5" />
    </svg>
  ),
  { mirrors: true },
)

export default function OwnIcon() {
  const { turn } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <TurnIcon size={1.5} />
      <span>{turn}</span>
    </span>
  )
}
