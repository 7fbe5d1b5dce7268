import { GameCard } from '@saha/ui/game-card'
import { GameGrid } from '@saha/ui/game-grid'
import { Heading } from '@saha/ui/heading'
import { useKit } from '@saha/ui/provider'
import { useId } from 'react'

const texts = {
  en: { heading: 'New games', category: 'Racing', titles: ['Neon Drift', 'Night Race', 'Dune Rally'] },
  ar: { heading: 'ألعاب جديدة', category: 'سباقات', titles: ['سباق النيون', 'سباق الليل', 'رالي الكثبان'] },
}

const image =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 25 16'%3E%3Cpath fill='teal' d='M0 16V9l9 3 16-8v12z'/%3E%3C/svg%3E"

export default function UnderHeading() {
  const { heading, category, titles } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const id = useId()
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: '1rem' }}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <GameGrid aria-labelledby={id}>
        {titles.map((title) => (
          <GameCard key={title} href="#/game" title={title} category={category} hue="racing" image={image} />
        ))}
      </GameGrid>
    </section>
  )
}
