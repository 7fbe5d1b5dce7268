import type { Random, RunState } from '../../../core/index.ts'
import type { Medal } from './stages.ts'

/** Slice of the road. Units are meters and seconds, except `x` across the road, where −1 and 1 are its edges. */
export interface Segment {
  /** Curvature of the road, from −1 (left) to 1 (right). */
  bend: number
  /** Height of the road at its near edge. */
  y: number
}

export type RoadObjectKind = 'rock' | 'camel' | 'flask' | 'star'
export interface RoadObject {
  kind: RoadObjectKind
  z: number
  x: number
  /** Height above the road. */
  height: number
  /** Speed across the road, in half widths per second; camels walk. */
  drift: number
  /** Set once hit, taken or passed. */
  spent: boolean
}

export interface Rival {
  z: number
  x: number
  /** Target position across the road. */
  lane: number
  speed: number
  /** Preferred speed. */
  preferredSpeed: number
  appearance: number
  passed: boolean
  /** Seconds until the next lane change. */
  laneChangeIn: number
  /** Meters kept free behind it for the next rival. */
  gapBehind: number
  /** Steps for which it will still block; 0 for a rival that does not. */
  guard: number
  /** It moves into the player's way now. */
  isBlocking: boolean
}

export interface Course {
  /** Segments from index `first` on. */
  road: Segment[]
  first: number
  objects: RoadObject[]
  /** Position of the next row. */
  rowAt: number
  untilFlask: number
  untilCrest: number
}

export interface Driver {
  z: number
  x: number
  /** Speed across the road, in half widths per second. */
  slip: number
  speed: number
  /** Height above the road; `rise` is the vertical speed in the world. */
  height: number
  rise: number
  /** Steps in the air; 0 on the ground. */
  airborne: number
  /** From −1 to 1. */
  steer: number
  /** Steps of hard steering to one side. */
  leaning: number
  /** Steps of the current drift. */
  drift: number
  boost: number
  /** Steps of nitro in the tank, and whether it burns. */
  nitro: number
  isBurning: boolean
  /** Steps in the slipstream of a rival. */
  slipstream: number
  /** Steps of invulnerability left. */
  safe: number
}

/** `start` waits for the signal, `finish` rolls out behind the finish of a stage. */
export type StagePhase = 'start' | 'drive' | 'finish'

export interface State extends RunState {
  level: number
  random: Random
  isEndless: boolean
  driver: Driver
  course: Course
  rivals: Rival[]
  /** Stage of the rally from 0, its phase, and the steps left of a phase that ends by time. */
  stage: number
  phase: StagePhase
  phaseStepsLeft: number
  /** Steps since the start of the stage, and the steps of the finished ones. */
  stageSteps: number
  stageTimes: number[]
  /** Meters driven in the stages before. */
  metersBefore: number
  /** Position of the finish; null in the endless mode. */
  finishAt: number | null
  /** Gates passed in the run and in the stage; `gateFrom` and `gateAt` are the positions of the last and the next gate. */
  gates: number
  stageGates: number
  gateFrom: number
  gateAt: number
  /** Steps left to reach the next gate. */
  time: number
  points: number
  /** Crashes since the last gate. */
  crashes: number
  /** Feats in a row without a crash; `chainStepsLeft` counts down to its end. */
  chain: number
  chainStepsLeft: number
  multiplier: number
  bestMultiplier: number
  overtaken: number
  stars: number
  fastest: number
}

export interface Moves {
  /** From −1, hard left, to 1, hard right. */
  steer: number
  brake: boolean
  nitro: boolean
}

export type GameEvent =
  | { kind: 'star'; points: number; x: number; z: number; height: number }
  | { kind: 'flask'; x: number; z: number }
  | { kind: 'overtake'; points: number; close: boolean; isBlocker: boolean; x: number; z: number }
  | { kind: 'close'; points: number; x: number; z: number }
  | { kind: 'drift'; points: number }
  | { kind: 'flight'; points: number }
  | { kind: 'jump' | 'land' | 'rub' | 'slide' | 'empty' | 'streakEnded' | 'over' }
  | { kind: 'nitro' | 'tankFull' | 'slipstream' | 'blocked' }
  | { kind: 'crash'; into: 'rock' | 'camel' | 'rival' }
  | { kind: 'multiplier' }
  /** `left` are the seconds that were left; `isClean`: no crash since the gate before. */
  | { kind: 'gate'; points: number; seconds: number; left: number; isClean: boolean }
  | { kind: 'stage'; stage: number }
  | { kind: 'go' }
  | {
      kind: 'finish'
      stage: number
      steps: number
      medal: Medal | null
      points: number
      left: number
      isClean: boolean
    }
  | { kind: 'hurry'; seconds: number }
