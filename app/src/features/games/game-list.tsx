import { GameGrid } from '@saha/ui'
import { Suspense } from 'react'
import type { Game } from '../../catalogue/index.ts'
import { lazyChunk } from '../errors/lazy-chunk.tsx'
import type { PlayContext } from '../../routing/links.ts'
import { ListedGame } from './listed-game.tsx'

const LongGameList = lazyChunk(() => import('./long-game-list.tsx'))
/** A list of more cards draws only those near the window. */
const short = 120

export interface GameListProps {
  games: readonly Game[]
  /** What list this is: its games are played in it. */
  from: PlayContext
  /** Rank of the cards' headings, one below the heading above the list. @default 3 */
  headingLevel?: 2 | 3
  /** Marks every card as new. @default false */
  isNew?: boolean
  /** Pictures of the first cards load at once, because they are seen first. @default false */
  eager?: boolean
}

/** Games as cards in a grid of one to four columns, however many there are. */
export function GameList({ games, from, headingLevel = 3, isNew = false, eager = false }: GameListProps) {
  const look = { from, headingLevel, isNew }
  const cards = (shown: readonly Game[]) => (
    <GameGrid>
      {shown.map((game, index) => (
        <ListedGame key={game.id} game={game} eager={eager && index < 4} {...look} />
      ))}
    </GameGrid>
  )
  if (games.length <= short) return cards(games)
  return (
    <Suspense fallback={cards(games.slice(0, 12))}>
      <LongGameList games={games} {...look} />
    </Suspense>
  )
}
