import type { Random, RunState } from '../../core/index.ts'

/** A slice of the road. Everything is in metres and seconds, but `x` across the road: −1 and 1 are its edges. */
export interface Segment {
  /** How hard the road turns: −1 (left) to 1 (right). */
  bend: number
  /** Height of the road at its near edge. */
  y: number
}

export type ThingKind = 'rock' | 'camel' | 'flask' | 'star'
export interface Thing {
  kind: ThingKind
  z: number
  x: number
  /** Above the road. */
  height: number
  /** Across the road, in half widths a second: camels walk. */
  drift: number
  /** Hit, taken or passed. */
  spent: boolean
}

export interface Rival {
  z: number
  x: number
  /** Where it wants to be across the road. */
  lane: number
  speed: number
  /** The speed it likes. */
  wish: number
  look: number
  passed: boolean
  /** Seconds until it feels like changing lanes. */
  restless: number
  /** Metres that it leaves free behind the next one to come. */
  room: number
}

export interface Course {
  /** The road from segment `first` on. */
  road: Segment[]
  first: number
  things: Thing[]
  /** Next row of things goes here. */
  rowAt: number
  untilFlask: number
  untilCrest: number
}

export interface Driver {
  z: number
  x: number
  /** Across the road, in half widths a second. */
  slip: number
  speed: number
  /** Above the road, and how fast it rises in the world. */
  height: number
  rise: number
  /** Steps in the air; 0 on the ground. */
  airborne: number
  /** −1 to 1. */
  steer: number
  /** Steps of steering hard to one side. */
  leaning: number
  /** Steps of the drift under way. */
  drift: number
  boost: number
  /** Steps in which nothing hurts again. */
  safe: number
}

export interface State extends RunState {
  level: number
  random: Random
  driver: Driver
  course: Course
  rivals: Rival[]
  /** Gates passed, and where the last and the next one stand. */
  gates: number
  gateFrom: number
  gateAt: number
  /** Steps left to reach the next gate. */
  time: number
  points: number
  /** Deeds in a row without a crash, and steps until they are forgotten. */
  chain: number
  patience: number
  multiplier: number
  bestMultiplier: number
  overtaken: number
  stars: number
  fastest: number
}

export interface Moves {
  /** −1, hard left, to 1, hard right. */
  steer: number
  brake: boolean
}

export type GameEvent =
  | { kind: 'star'; points: number; x: number; z: number; height: number }
  | { kind: 'flask'; x: number; z: number }
  | { kind: 'overtake'; points: number; close: boolean; x: number; z: number }
  | { kind: 'close'; points: number; x: number; z: number }
  | { kind: 'drift'; points: number }
  | { kind: 'flight'; points: number }
  | { kind: 'jump' | 'land' | 'rub' | 'slide' | 'empty' | 'calm' | 'over' }
  | { kind: 'crash'; into: 'rock' | 'camel' | 'rival' }
  | { kind: 'multiplier' }
  | { kind: 'gate'; points: number; seconds: number }
  | { kind: 'hurry'; seconds: number }
