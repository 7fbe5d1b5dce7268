import { useKit } from '@saha/ui/provider'
import { StarGrid } from '@saha/ui/star-motif'
import { Text } from '@saha/ui/text'

const texts = {
  en: { title: 'Play here and now: nothing to install, nothing to pay.' },
  ar: { title: 'العب هنا والآن: لا تنزيل ولا رسوم.' },
}

const hero = {
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: '6rem',
  paddingInline: '1.5rem',
  borderRadius: 'var(--saha-radius-panel)',
  background: 'var(--saha-color-night)',
  color: 'var(--saha-color-on-night)',
} as const

export default function Grid() {
  const { title } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={hero}>
      <StarGrid style={{ opacity: 0.08 }} />
      <Text size="lead" style={{ position: 'relative' }}>
        {title}
      </Text>
    </div>
  )
}
