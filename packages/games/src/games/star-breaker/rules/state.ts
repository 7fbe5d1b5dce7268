import type { Random, RunState } from '../../../core/index.ts'

/** Size of the yard in its own units, equal on every screen. */
export const yard = { width: 400, height: 480 } as const
/** Grid of square star tiles; `x` and `y` are its origin. */
export const grid = { columns: 13, rows: 8, side: 28, x: 18, y: 34 } as const
export const pearlRadius = 6
export const paddleLine = 446
export const paddleDepth = 12
export const lanternSize = 20

export const powers = ['wide', 'three', 'slow', 'catch'] as const
export type Power = (typeof powers)[number]
export type TimedPower = Exclude<Power, 'three'>

export interface Star {
  column: number
  row: number
  /** Hits left. */
  strength: number
  initialStrength: number
  /** Power of the lantern inside, which falls when the star breaks. */
  power: Power | null
}

export interface Pearl {
  x: number
  y: number
  /** Unit vector; all pearls share one speed. */
  dx: number
  dy: number
  /** Offset from the paddle's center while the paddle holds the pearl. */
  held: number | null
}

export interface Falling {
  x: number
  y: number
  /** Power of a lantern, or null for one of the last stars. */
  power: Power | null
}

export interface Paddle {
  x: number
  width: number
  /** Speed under the keys, in units per step; positive is right. */
  glide: number
}

export interface State extends RunState {
  level: number
  /** Counts from 1. */
  wall: number
  lives: number
  random: Random
  stars: Star[]
  pearls: Pearl[]
  falling: Falling[]
  paddle: Paddle
  /** Steps left for each power. */
  powerSteps: Record<TimedPower, number>
  /** Stars hit since a pearl last touched the paddle. */
  combo: number
  bestCombo: number
  broken: number
  /** Stars broken in this wall; each makes the pearl faster. */
  brokenInWall: number
  /** Steps in this run; `stepsSinceHit` restarts when a star is hit or a pearl served. */
  steps: number
  stepsSinceHit: number
  /** Steps left in which the run pauses. */
  freezeSteps: number
}

export interface Moves {
  /** Position of the paddle's center that the pointer asks for, or null when keys steer. */
  target: number | null
  left: boolean
  right: boolean
  launch: boolean
}

export type GameEvent =
  | { kind: 'cracked' | 'broken'; star: Star; x: number; y: number; points: number; combo: number }
  | { kind: 'paddle'; x: number; combo: number }
  | { kind: 'wall'; x: number; y: number }
  | { kind: 'caught'; power: Power | null; x: number; y: number; points: number }
  | { kind: 'launched' | 'lost' | 'over' | 'loosened' }
  | { kind: 'cleared'; wall: number; points: number }

/** Returns the center of a star's cell. */
export const getStarCenter = ({ column, row }: Pick<Star, 'column' | 'row'>) => ({
  x: grid.x + (column + 0.5) * grid.side,
  y: grid.y + (row + 0.5) * grid.side,
})
