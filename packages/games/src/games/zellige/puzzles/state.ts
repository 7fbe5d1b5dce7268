import type { RunState } from '../../../core/index.ts'
import type { Board, Cell, Way } from '../rules/board.ts'
import type { Moves } from '../rules/state.ts'
import type { Shift } from './shift.ts'

/** A free run: the player chooses puzzles and solves them. */
export interface PuzzleState extends RunState, Board {
  /** Index of the puzzle being played, or null while the player chooses. */
  open: number | null
  nextId: number
  /** Cells before each move. */
  history: (readonly Cell[])[]
  solved: boolean
}

export interface PuzzleMoves extends Moves {
  /** Index of the puzzle to open, `restart` or `leave`. */
  command: number | null
}

export type PuzzleEvent =
  | { kind: 'shifted'; shift: Shift }
  | { kind: 'blocked'; way: Way }
  | { kind: 'opened' | 'left' | 'undone' | 'solved' | 'failed' }
