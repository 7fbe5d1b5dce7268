import { Badge } from '@saha/ui/badge'
import { useKit } from '@saha/ui/provider'
import { VisuallyHidden } from '@saha/ui/visually-hidden'

const texts = {
  en: { challenges: 'Challenges', unseen: 'new' },
  ar: { challenges: 'التحديات', unseen: 'جديدة' },
}

export default function Count() {
  const { challenges, unseen } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <span>{challenges}</span>
      <Badge tone="action">
        {12}
        <VisuallyHidden>{unseen}</VisuallyHidden>
      </Badge>
    </div>
  )
}
