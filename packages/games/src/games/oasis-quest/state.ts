import type { RunState } from '../../core/index.ts'
import type { Chamber } from './chamber.ts'
import type { FoeKind } from './foes.ts'
import type { Way } from './grid.ts'

export interface State extends RunState {
  seed: number
  level: number
  /** Its number, from 1 on. */
  number: number
  chamber: Chamber
  /** The tile the hero stands on, and the one before the last turn. */
  hero: number
  from: number
  facing: Way
  /** Turns since the chamber began: the creatures go by it. */
  turn: number
  water: number
  /** Hues of the keys found, and of the gates opened. */
  keys: number[]
  opened: number[]
  /** Tiles whose treasure is taken, whose well is empty, whose brazier burns. */
  taken: number[]
  drunk: number[]
  burning: number[]
  /** Tiles that have been seen; and those in the light now. */
  seen: boolean[]
  lit: number[]
  /** Turns for which nothing can harm the hero. */
  shield: number
  treasures: number
  /** Treasures in a row without a sting. */
  streak: number
  longestStreak: number
  /** Steps of time until the next turn may be taken, and what was asked for meanwhile. */
  rest: number
  queued: Turn | null
  /** Steps of time until the next chamber begins, or 0. */
  leaving: number
}

export type Turn = Way | 'wait'

export interface Moves {
  /** A turn the player asks for, now or as soon as the last one is over. */
  turn: Turn | null
}

export type GameEvent =
  | { kind: 'stepped' | 'waited' | 'entered' | 'over' }
  | { kind: 'bumped'; way: Way }
  | { kind: 'locked'; hue: number; way: Way }
  | { kind: 'key'; hue: number; cell: number }
  | { kind: 'gate'; hue: number; cell: number }
  | { kind: 'treasure'; cell: number; points: number; streak: number }
  | { kind: 'drank'; cell: number; water: number }
  | { kind: 'kindled'; cell: number }
  | { kind: 'stung'; by: FoeKind; water: number; cell: number }
  | { kind: 'thirsty'; water: number }
  | { kind: 'cleared'; points: number; spared: number }
