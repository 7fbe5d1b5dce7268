import type { Random, RunState } from '../../../core/index.ts'
import type { Board, Cell, Slide, Tile, Way } from './board.ts'
import type { Courtyard } from './courtyards.ts'

/** Snapshot that an undo restores. */
interface Snapshot {
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
  /** Rank of the run's finest star; `longest` is the most merges in one move. */
  finest: number
  longest: number
  undos: number
  /** Merges since the last earned undo. */
  mergesSinceUndo: number
  history: Snapshot[]
  /** Whether only an undo is left, so that the player must choose. */
  stuck: boolean
}

export interface Moves {
  go: Way | null
  undo: boolean
  /** Ends a stuck run. */
  finish: boolean
}

export type GameEvent =
  | {
      kind: 'slid'
      way: Way
      slide: Slide
      /** Ids of tiles cleared by light; `crumbled` are those of rubble beside a merge. */
      swept: readonly number[]
      crumbled: readonly number[]
      spawned: Tile
      points: number
      /** Rank of a star finer than any before in this run, or null. */
      finest: number | null
    }
  | { kind: 'blocked'; way: Way }
  | { kind: 'undone' | 'earned' | 'stuck' | 'over' }
