import type { Random, RunState } from '../../core/index.ts'
import type { Board, Cell, Slide, Tile, Way } from './board.ts'
import type { Courtyard } from './courtyards.ts'

/** What an undo goes back to. */
interface Past {
  cells: readonly Cell[]
  score: number
  random: number
  finest: number
  longest: number
}

export interface State extends RunState, Board {
  cells: Cell[]
  random: Random
  courtyard: Courtyard
  nextId: number
  moves: number
  merges: number
  /** Rank of the finest star of the run, and the most merges in one move. */
  finest: number
  longest: number
  undos: number
  /** Merges since the last earned undo. */
  earned: number
  past: Past[]
  /** No move is left, but an undo is: the player decides. */
  stuck: boolean
}

export interface Moves {
  go: Way | null
  undo: boolean
  /** Ends a run that is stuck. */
  finish: boolean
}

export type GameEvent =
  | {
      kind: 'slid'
      way: Way
      slide: Slide
      /** Swept away by light, and crumbled beside a merge. */
      swept: readonly number[]
      crumbled: readonly number[]
      spawned: Tile
      points: number
      /** Rank of a star finer than any before in this run. */
      finest: number | null
    }
  | { kind: 'blocked'; way: Way }
  | { kind: 'undone' | 'earned' | 'stuck' | 'over' }
