import type { Random, RunState } from '../../../core/index.ts'
import type { PictureName } from './pictures.ts'

/** Size of the yard in its own units, equal on every screen. */
export const yard = { width: 480, height: 440 } as const
/** Grid of square star tiles; `x` and `y` are its origin. */
export const grid = { columns: 17, rows: 10, side: 25, x: 27.5, y: 26 } as const
export const pearlRadius = 6
export const paddleLine = 412
export const paddleDepth = 12
export const lanternSize = 20
/** Positions that a pointer asks for are multiples of this, so that ten minutes of them fit into a log. */
export const targetStep = 4

export const powers = ['wide', 'three', 'slow', 'catch', 'pierce', 'light'] as const
export type Power = (typeof powers)[number]
export type TimedPower = Exclude<Power, 'three' | 'light'>

/**
 * - glass: the pearl flies through it
 * - moving: slides one cell to and fro
 * - spark: hits its neighbors when it breaks
 * - locked: opens when the star with the key breaks, or a bolt hits it
 */
export type StarKind = 'plain' | 'hard' | 'glass' | 'moving' | 'spark' | 'locked'

export interface Star {
  column: number
  row: number
  kind: StarKind
  /** Color, as an index of the wall's colors. */
  tone: number
  /** Hits left. */
  strength: number
  initialStrength: number
  /** Power of the lantern inside, which falls when the star breaks. */
  power: Power | null
  /** Opens the locked stars when it breaks. */
  hasKey: boolean
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
  /** Sideways movement per step. */
  drift: number
  /** A lantern's power, one of the last stars, or an ember of a boss. */
  kind: Power | 'star' | 'ember'
}

/** A charged shot on its way up. */
export interface Bolt {
  x: number
  y: number
  /** Hits that it still deals. */
  hits: number
}

export const attackKinds = ['ember', 'ray', 'guard'] as const
export type AttackKind = (typeof attackKinds)[number]

export interface Attack {
  kind: AttackKind
  /** Steps until it strikes: players see what comes. */
  warning: number
  /** Steps that it lasts. */
  strike: number
  /** Where it strikes. */
  xs: number[]
}

export interface Boss {
  kind: AttackKind
  /** Counts the bosses of a run from 1. */
  round: number
  x: number
  y: number
  health: number
  initialHealth: number
  /** Steps on its way to and fro; it stops while it attacks. */
  path: number
  /** Steps until its next attack. */
  rest: number
  /** Steps in which it takes no further hit. */
  cooldown: number
  attack: Attack | null
}

export type WallName = PictureName | `boss-${AttackKind}`

export interface Paddle {
  x: number
  width: number
  /** Speed under the keys, in units per step; positive is right. */
  glide: number
}

export interface State extends RunState {
  seed: number
  level: number
  /** Counts from 1. */
  wall: number
  wallName: WallName
  lives: number
  random: Random
  stars: Star[]
  boss: Boss | null
  pearls: Pearl[]
  bolts: Bolt[]
  falling: Falling[]
  paddle: Paddle
  /** Steps left for each power. */
  powerSteps: Record<TimedPower, number>
  /** Steps left in which the paddle is short, because an attack hit it. */
  dazedSteps: number
  /** Light of broken stars, which bolts use up. */
  light: number
  /** Steps for which the next bolt has been charged. */
  charge: number
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
  /** Charges a bolt, which flies when the hold ends. */
  hold: boolean
}

interface Place {
  x: number
  y: number
}

/** Data of the events by their kinds. */
interface EventData {
  cracked: Place & { star: Star; points: number; combo: number }
  broken: Place & { star: Star; points: number; combo: number }
  locked: Place
  opened: Place
  paddle: { x: number; combo: number }
  wall: Place
  caught: Place & { power: Power | null; points: number }
  fired: { hits: number }
  bossHit: Place & { points: number }
  bossBeaten: Place & { points: number; round: number }
  warned: { attack: AttackKind }
  struck: { attack: AttackKind }
  launched: object
  lost: object
  over: object
  loosened: object
  dazed: object
  cleared: { wall: number; points: number }
}
export type EventOf<Kind extends keyof EventData> = { kind: Kind } & EventData[Kind]
export type GameEvent = { [Kind in keyof EventData]: EventOf<Kind> }[keyof EventData]

/** Returns the position on a way to and fro, from −1 to 1. */
export function swing(step: number, period: number): number {
  const part = (step % period) / period
  return part < 0.5 ? part * 4 - 1 : 3 - part * 4
}

/** Returns how far moving stars are from their cells. */
export const getDrift = ({ steps }: Pick<State, 'steps'>): number => swing(steps + 55, 220) * grid.side

/** Returns the center of a star's cell, or of a moving star at its drift. */
export const getStarCenter = (
  { column, row, kind }: Pick<Star, 'column' | 'row'> & Partial<Star>,
  drift = 0,
) => ({
  x: grid.x + (column + 0.5) * grid.side + (kind === 'moving' ? drift : 0),
  y: grid.y + (row + 0.5) * grid.side,
})
