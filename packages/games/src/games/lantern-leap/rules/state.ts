import type { Random, RunState } from '../../../core/index.ts'

/**
 * Lengths are world units: the hero is 40 tall. `x` runs along the roofs and `z` points up. Speeds are units per
 * step.
 */
export interface Roof {
  x: number
  width: number
  top: number
  /** Seed for the appearance of the house; the rules ignore it. */
  appearance: number
}

export type ObstacleKind =
  | 'jar'
  | 'jars'
  | 'stack'
  | 'pigeon'
  | 'flyer'
  | 'laundry'
  | 'bunting'
  /** Market: a handcart that rolls towards the hero. */
  | 'cart'
  /** Dyers: a row of vats that only a long leap crosses. */
  | 'vats'
  /** Harbor: a load that is let down onto the roof, and one that is hoisted. */
  | 'load'
  | 'lift'
  /** Gardens: bees that bob, and are low or high when the hero meets them. */
  | 'bees'
  | 'swarm'
  /** Citadel: a portcullis that comes down to a gap above the roof. */
  | 'gate'

export interface Obstacle {
  kind: ObstacleKind
  /** Center and foot where the hero meets it; see `getPosition`. */
  x: number
  z: number
  width: number
  height: number
  /** Harmless after a collision or a scare. */
  spent: boolean
}

export interface Pickup {
  kind: 'lantern' | 'star'
  x: number
  z: number
  taken: boolean
}

/** The course ahead, sorted from left to right. */
export interface Course {
  roofs: Roof[]
  obstacles: Obstacle[]
  pickups: Pickup[]
  /** Roofs until the next star and until the next rest. */
  untilStar: number
  untilRest: number
  /** Quarter of the last roof. */
  quarter: number
}

export interface Hero {
  x: number
  z: number
  vz: number
  grounded: boolean
  /** Whether the jump key was down in the last step. */
  held: boolean
  /** Steps left to jump after leaving a roof (`coyote`) and to honor an early press (`buffer`). */
  coyote: number
  buffer: number
  /** Air jumps left. */
  wings: number
  /** Steps of invulnerability left. */
  safe: number
  /** Whether a kite carries the hero to the next roof after a fall. */
  carried: boolean
}

export interface State extends RunState {
  random: Random
  level: number
  speed: number
  /** Index of the quarter that the hero runs through. */
  quarter: number
  hero: Hero
  course: Course
  /** Lives; the run ends without one. */
  lights: number
  points: number
  /** Meters of the last `distance` event. */
  reported: number
  lanterns: number
  /** Lights won back, and the number of lanterns that gives the next. */
  relit: number
  nextLight: number
  /** Lanterns in a row, steps until the streak expires, and its multiplier. */
  streak: number
  streakStepsLeft: number
  multiplier: number
  bestMultiplier: number
}

export interface Moves {
  jump: boolean
}

export type GameEvent =
  | { kind: 'jump' | 'wing' | 'land' | 'hit' | 'fall' | 'carry' | 'end' | 'streakEnded' | 'light' }
  | { kind: 'lantern' | 'star' | 'stomp'; x: number; z: number; points: number }
  | { kind: 'multiplier'; value: number }
  /** The hero enters a quarter. */
  | { kind: 'quarter'; quarter: number }
  /** Every 100 meters. */
  | { kind: 'distance'; meters: number }
