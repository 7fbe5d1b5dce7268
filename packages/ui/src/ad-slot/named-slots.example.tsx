import { AdSlot } from '@saha/ui/ad-slot'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: { above: 'Advertisement above the games', below: 'Advertisement below the games', games: 'Games' },
  ar: { above: 'إعلان أعلى الألعاب', below: 'إعلان أسفل الألعاب', games: 'الألعاب' },
}

export default function NamedSlots() {
  const { above, below, games } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <AdSlot label={above} />
      <p>{games}</p>
      <AdSlot label={below} />
    </div>
  )
}
