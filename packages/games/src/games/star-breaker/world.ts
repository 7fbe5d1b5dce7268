import type { Random, RunState } from '../../core/index.ts'

/** The yard, in units of its own: every screen shows the same one. */
export const yard = { width: 400, height: 480 } as const
/** Star tiles are square, in columns and rows from here. */
export const grid = { columns: 13, rows: 8, side: 28, x: 18, y: 34 } as const
export const pearlRadius = 6
export const paddleLine = 446
export const paddleDepth = 12
export const lanternSize = 20

export const powers = ['wide', 'three', 'slow', 'catch'] as const
export type Power = (typeof powers)[number]
export type Lasting = Exclude<Power, 'three'>

export interface Star {
  column: number
  row: number
  /** Hits it still takes, and took at first. */
  strength: number
  full: number
  /** The lantern it holds, which falls when it breaks. */
  power: Power | null
}

export interface Pearl {
  x: number
  y: number
  /** Unit vector; the speed is the same for all pearls. */
  dx: number
  dy: number
  /** Where it lies on the paddle, from its middle, while the paddle holds it. */
  held: number | null
}

export interface Falling {
  x: number
  y: number
  /** A lantern's power, or null for one of the last stars. */
  power: Power | null
}

export interface Paddle {
  x: number
  width: number
  /** Speed under the keys, in units a step, to the right. */
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
  /** Steps that each power still lasts. */
  lasts: Record<Lasting, number>
  /** Tiles hit since a pearl last met the paddle. */
  combo: number
  bestCombo: number
  broken: number
  /** Stars broken from this wall, which make the pearl faster. */
  haste: number
  /** Steps in this run, and since a star was last hit or served for. */
  steps: number
  quiet: number
  /** Steps that the world still holds its breath. */
  freeze: number
}

export interface Moves {
  /** Where the pointer wants the middle of the paddle, or null when keys steer. */
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

/** The middle of a star's cell. */
export const placeOf = ({ column, row }: Pick<Star, 'column' | 'row'>) => ({
  x: grid.x + (column + 0.5) * grid.side,
  y: grid.y + (row + 0.5) * grid.side,
})
