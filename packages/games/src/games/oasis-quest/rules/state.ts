import type { RunState } from '../../../core/index.ts'
import type { Chamber, GateKind } from './chamber.ts'
import type { Devices } from './devices.ts'
import type { FoeKind } from './foes.ts'
import type { Way } from './grid.ts'

export interface State extends RunState {
  seed: number
  level: number
  /** Number of the chamber, from 1. */
  number: number
  chamber: Chamber
  /** Tile of the hero; `from` is the tile before the last turn. */
  hero: number
  from: number
  facing: Way
  /** Turns since the chamber started; determines the creatures' positions. */
  turn: number
  water: number
  /** Hues of the keys in hand. */
  keys: number[]
  /** Tiles of the gates that were opened once. */
  opened: number[]
  devices: Devices
  /** Tiles of taken treasures (`taken`), empty wells (`drunk`) and lit braziers (`burning`). */
  taken: number[]
  drunk: number[]
  burning: number[]
  /** Whether the twilight of the window has shown each tile: its floor or wall, not what is on it. */
  glimpsed: boolean[]
  /** Whether light has shown each tile and what is on it; `lit` are the tiles in the light now. */
  seen: boolean[]
  lit: number[]
  /** Stings in this chamber. */
  stings: number
  /** Turns of invulnerability left. */
  shield: number
  treasures: number
  /** Treasures in a row without a sting. */
  streak: number
  longestStreak: number
  /** Simulation steps until the next turn; `queued` is the turn requested meanwhile. */
  stepsUntilTurn: number
  queued: Turn | null
  /** Simulation steps until the next chamber, or 0. */
  leaving: number
}

export type Turn = Way | 'wait'

export interface Moves {
  /** Turn that the player requests, taken now or after the current one. */
  turn: Turn | null
}

export type GameEvent =
  | { kind: 'stepped' | 'waited' | 'entered' | 'over' }
  | { kind: 'bumped'; way: Way; by: 'wall' | 'block' | 'pit' }
  | { kind: 'locked'; gate: GateKind; hue: number; way: Way }
  | { kind: 'key'; hue: number; cell: number }
  | { kind: 'gate'; gate: GateKind; hue: number; cell: number }
  | { kind: 'turned'; device: 'lever' | 'mirror'; cell: number }
  | { kind: 'pushed' | 'leapt' | 'fell' | 'whirled'; cell: number }
  | { kind: 'fox'; sits: boolean; cell: number }
  | { kind: 'treasure'; cell: number; points: number; streak: number }
  | { kind: 'drank'; cell: number; water: number }
  | { kind: 'kindled'; cell: number }
  | { kind: 'stung'; by: FoeKind | 'spikes'; water: number; cell: number }
  | { kind: 'thirsty'; water: number }
  | { kind: 'cleared'; points: number; spared: number; number: number }
