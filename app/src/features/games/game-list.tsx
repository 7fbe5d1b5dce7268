import { GameGrid } from '@saha/ui'
import { Suspense } from 'react'
import type { Game } from '../../catalogue/index.ts'
import { lazyChunk } from '../errors/lazy-chunk.tsx'
import type { PlayContext } from '../../routing/links.ts'
import { ListedGame } from './listed-game.tsx'

const LongGameList = lazyChunk(() => import('./long-game-list.tsx'))
/** Longer lists are virtualized. */
const maxUnvirtualized = 120

export interface GameListProps {
  games: readonly Game[]
  /** The list that the player's previous and next follow. */
  from: PlayContext
  /** Level of the cards' headings, one below the heading above the list. @default 3 */
  headingLevel?: 2 | 3
  /** Marks every card as new. @default false */
  isNew?: boolean
  /** Loads the images of the first cards eagerly, for lists above the fold. @default false */
  eager?: boolean
}

/** Games as cards in a grid of one to four columns. Long lists are virtualized. */
export function GameList({ games, from, headingLevel = 3, isNew = false, eager = false }: GameListProps) {
  const cardProps = { from, headingLevel, isNew }
  const renderCards = (shown: readonly Game[]) => (
    <GameGrid>
      {shown.map((game, index) => (
        <ListedGame key={game.id} game={game} eager={eager && index < 4} {...cardProps} />
      ))}
    </GameGrid>
  )
  if (games.length <= maxUnvirtualized) return renderCards(games)
  return (
    <Suspense fallback={renderCards(games.slice(0, 12))}>
      <LongGameList games={games} {...cardProps} />
    </Suspense>
  )
}
