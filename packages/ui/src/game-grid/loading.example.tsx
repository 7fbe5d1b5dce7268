import { GameCardSkeleton } from '@saha/ui/game-card'
import { GameGrid } from '@saha/ui/game-grid'
import { useKit } from '@saha/ui/provider'
import { VisuallyHidden } from '@saha/ui/visually-hidden'

const texts = {
  en: { label: 'New games', loading: 'Games are loading.' },
  ar: { label: 'ألعاب جديدة', loading: 'تُحمَّل الألعاب.' },
}

const expected = ['first', 'second', 'third', 'fourth']

export default function Loading() {
  const { label, loading } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <>
      <output>
        <VisuallyHidden>{loading}</VisuallyHidden>
      </output>
      <GameGrid aria-label={label} aria-busy>
        {expected.map((card) => (
          <GameCardSkeleton key={card} />
        ))}
      </GameGrid>
    </>
  )
}
