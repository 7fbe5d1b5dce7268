import type { Random, RunState } from '../../../core/index.ts'
import type { Brief, Want } from './briefs.ts'
import type { Design } from './design.ts'
import type { Result } from './judge.ts'
import type { ToolSettings } from './tools.ts'

/**
 * `free` has no brief. In a `brief` the clock runs, and its `verdict` shows the grades. A memory round shows its
 * pattern (`watch`), which the player repeats (`repeat`).
 */
export type Turn = 'free' | 'brief' | 'watch' | 'repeat' | 'verdict'

export interface State extends RunState {
  random: Random
  level: number
  turn: Turn
  settings: ToolSettings
  design: Design
  /** Marks that undo cannot remove: the client's skin and sleeve. */
  fixedMarks: number
  /** Line being drawn: numbers of grid points. */
  line: number[]
  isDown: boolean
  /** Visitors served so far. */
  row: number
  queue: readonly Brief[]
  brief: Brief | null
  /** The wants as this client puts them. */
  wants: readonly Want[]
  /** Tries that failed for the current visitor. */
  failures: number
  results: readonly Result[]
  passed: boolean
  /** Steps left for the brief, or until a pause ends. */
  stepsLeft: number
  /** Steps until the clock starts. */
  readingLeft: number
  pattern: number[]
  /** Index of the next motif in the pattern. */
  at: number
  happyClients: number
  perfectHands: number
  rounds: number
}

export type GameEvent =
  | { type: 'mark' | 'undone' | 'redone' | 'nothing' | 'visitor' | 'retry' | 'over' }
  | { type: 'verdict'; passed: boolean; total: number; points: number }
  | { type: 'show' | 'right'; motif: number }
  | { type: 'wrong'; motif: number; wanted: number }
  | { type: 'setting' }

export type Emit = (event: GameEvent) => void
