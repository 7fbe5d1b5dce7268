import { slide } from '../rules/board.ts'
import type { Board, Cell, Slide, Way } from '../rules/board.ts'
import { crumble, sweep } from '../rules/rules.ts'

/** Effect of a move on a board. Nothing is added after it. */
export interface Shift {
  slide: Slide
  cells: Cell[]
  /** Ids of tiles cleared by light; `crumbled` are those of rubble beside a merge. */
  swept: readonly number[]
  crumbled: readonly number[]
  /** Rank of the finest star that the move made, or 0. */
  made: number
}

/** Slides the tiles by the rules of the game, without a new tile. Returns null if nothing moves. */
export function shift(board: Board, way: Way, nextId: number): Shift | null {
  const slid = slide(board, way, nextId)
  if (!slid.moved) return null
  const { cells } = slid
  const after = { size: board.size, cells }
  const swept = sweep(after, slid).ids
  const crumbled = crumble(after, slid)
  return {
    slide: slid,
    cells,
    swept,
    crumbled,
    made: Math.max(0, ...slid.merges.map(({ into }) => into.rank)),
  }
}
