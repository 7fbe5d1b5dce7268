import type { Random, RunState } from '../../core/index.ts'

/**
 * Lengths are world units: the hero is 40 tall. `x` runs along the roofs, `z` is height, upwards. Speeds are
 * units a step.
 */
export interface Roof {
  x: number
  width: number
  top: number
  /** Chooses what the house looks like; means nothing to the rules. */
  look: number
}

export const obstacleKinds = ['jar', 'jars', 'stack', 'pigeon', 'flyer', 'laundry', 'bunting'] as const
export type ObstacleKind = (typeof obstacleKinds)[number]

export interface Obstacle {
  kind: ObstacleKind
  /** Its middle and its foot. */
  x: number
  z: number
  width: number
  height: number
  /** It was run into, or scared away: harmless now. */
  spent: boolean
}

export interface Pickup {
  kind: 'lantern' | 'star'
  x: number
  z: number
  taken: boolean
}

/** Everything that lies ahead, from left to right. */
export interface Course {
  roofs: Roof[]
  obstacles: Obstacle[]
  pickups: Pickup[]
  /** Roofs until the next star and until the next rest. */
  untilStar: number
  untilRest: number
}

export interface Hero {
  x: number
  z: number
  vz: number
  grounded: boolean
  /** The jump key was down in the last step. */
  held: boolean
  /** Steps left in which a jump still counts as from the roof, and in which an early press still counts. */
  coyote: number
  buffer: number
  /** Jumps left that need no roof. */
  wings: number
  /** Steps left in which nothing can hurt. */
  safe: number
  /** A kite carries the hero to the next roof after a fall. */
  carried: boolean
}

export interface State extends RunState {
  random: Random
  level: number
  speed: number
  hero: Hero
  course: Course
  /** What the hero may still lose; the run is over without one. */
  lights: number
  points: number
  lanterns: number
  /** Lanterns in a row, steps left to find the next, and what they multiply by. */
  streak: number
  patience: number
  multiplier: number
  bestMultiplier: number
}

export interface Moves {
  jump: boolean
}

export type GameEvent =
  | { kind: 'jump' | 'wing' | 'land' | 'hit' | 'fall' | 'carry' | 'end' | 'calm' | 'light' }
  | { kind: 'lantern' | 'star' | 'stomp'; x: number; z: number; points: number }
  | { kind: 'multiplier'; value: number }
