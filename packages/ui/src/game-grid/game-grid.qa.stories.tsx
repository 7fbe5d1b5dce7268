import { GameCard } from '../game-card/index.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import { GameGrid } from './game-grid.tsx'

export default { title: 'Components/Portal/GameGrid/QA', tags: ['qa', '!dev', '!autodocs'] }

/** The same cards in grids of different widths, at most that of the viewport. */
export function Variants() {
  const shelf = useSample(games).slice(0, 4)
  return (
    <div className="grid gap-8">
      {['18rem', '21.5rem', '40rem', '60rem'].map((width) => (
        <div key={width} style={{ maxInlineSize: width }}>
          <GameGrid>
            {shelf.map(({ id, ...game }) => (
              <GameCard key={id} href="#" {...game} imageLoading="eager" />
            ))}
          </GameGrid>
        </div>
      ))}
    </div>
  )
}
