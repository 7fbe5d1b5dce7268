import { Badge } from '@saha/ui/badge'
import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { game: 'Neon Drift', fresh: 'New' },
  ar: { game: 'لعبة سباق النيون', fresh: 'جديدة' },
}

export default function NewGame() {
  const { game, fresh } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' }}>
      <Heading level={3}>{game}</Heading>
      <Badge hue="racing">{fresh}</Badge>
    </div>
  )
}
