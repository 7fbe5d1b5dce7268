import type { Board } from '../rules/board.ts'
import { readCells } from './notation.ts'
import { puzzleData } from './puzzle-data.ts'

/** A board on which to make a star of a rank within a number of moves. */
export interface Puzzle extends Board {
  rank: number
  moves: number
  /** Moves of a shortest solution. */
  par: number
}

/** Moves that a puzzle allows beyond its par. */
export const slack = 1

export const puzzles: readonly Puzzle[] = puzzleData.map((line): Puzzle => {
  const [rank, par, layout = ''] = line.split(' ')
  const cells = readCells(layout)
  return {
    rank: Number(rank),
    par: Number(par),
    moves: Number(par) + slack,
    cells,
    size: Math.sqrt(cells.length),
  }
})
