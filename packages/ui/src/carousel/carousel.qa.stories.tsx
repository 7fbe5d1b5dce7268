import { GameCard } from '../game-card/index.ts'
import { Heading } from '../heading/index.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import { Carousel } from './carousel.tsx'

export default { title: 'Components/Structure/Carousel/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Wide and narrow, without a heading, and with few items that fit. */
export function Variants() {
  const shelf = useSample(games)
  const { label } = useSample({
    en: { label: 'Puzzles for a long evening under the lanterns' },
    ar: { label: 'ألغاز لأمسية طويلة تحت الفوانيس' },
  })
  const cards = shelf.map(({ id, ...game }) => <GameCard key={id} href="#/" {...game} imageLoading="eager" />)
  const heading = <Heading level={3}>{label}</Heading>
  return (
    <div className="grid gap-8">
      <div className="max-w-3xl">
        <Carousel label={`${label} 1`} heading={heading}>
          {cards}
        </Carousel>
      </div>
      <div className="max-w-72">
        <Carousel label={`${label} 2`} heading={heading}>
          {cards}
        </Carousel>
      </div>
      <div className="max-w-96">
        <Carousel label={`${label} 3`}>{cards}</Carousel>
      </div>
      <Carousel label={`${label} 4`} heading={heading} itemWidth="8rem">
        {cards.slice(0, 2)}
      </Carousel>
    </div>
  )
}
