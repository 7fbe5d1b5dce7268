import { useKit } from '@saha/ui/provider'
import { Skeleton } from '@saha/ui/skeleton'
import { VisuallyHidden } from '@saha/ui/visually-hidden'

const texts = {
  en: { loading: 'Loading the game…' },
  ar: { loading: 'جارٍ تحميل اللعبة…' },
}

export default function Composition() {
  const { loading } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ maxInlineSize: '18.75rem' }}>
      <output>
        <VisuallyHidden>{loading}</VisuallyHidden>
      </output>
      <div style={{ display: 'grid', gap: '0.75rem' }}>
        <Skeleton shape="card" />
        <Skeleton style={{ fontSize: '1.5rem' }} />
        <Skeleton lines={2} style={{ fontSize: '0.875rem' }} />
      </div>
    </div>
  )
}
