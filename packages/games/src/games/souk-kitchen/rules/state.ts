import type { Random } from '../../../core/index.ts'
import type { Dish, Food, Station, Upgrade } from './menu.ts'

export const dayCount = 20
export const seatCount = 3

/** 0 spoiled or wasted, 1 poor, 2 good, 3 perfect. */
export type Quality = 0 | 1 | 2 | 3

/** A part of a customer's dish. */
export interface Part {
  food: Food
  /** The station that works on it. */
  station: Station | null
  /** 0 until it is made. */
  quality: Quality
}

export interface Customer {
  /** Index into `guests`. */
  guest: number
  dish: Dish
  parts: Part[]
  /** Steps left to wait, and at first. */
  patience: number
  initialPatience: number
  /** Number of the arrival within the run. */
  number: number
}

/** Food that a station works on, for the customer at a seat. */
export interface Job {
  seat: number
  part: number
  food: Food
}

export interface Pan {
  job: Job | null
  /** 0 before it is turned, 1 after. */
  side: 0 | 1
  /** 1 is golden in the middle of its time. */
  heat: number
  first: Quality
  burnt: boolean
}

export interface Board {
  job: Job | null
  /** Position of the knife from 0 to 1. */
  knife: number
  marks: number[]
  /** Quality of each stroke so far; 0 for a missed mark. */
  strokes: Quality[]
  /** Strokes beside any mark. */
  slips: number
}

export interface Jug {
  job: Job | null
  level: number
  mark: number
  pouring: boolean
}

export interface Plate {
  /** The seat whose dish is assembled. */
  seat: number | null
  /** Turns since it was loaded. */
  turn: number
  /** Turn at which each part is to be placed, modulo 1. */
  spots: number[]
  /** Turns at which parts were placed. */
  placed: number[]
  qualities: Quality[]
}

export interface State {
  score: number
  over: boolean
  won: boolean
  level: number
  random: Random
  phase: 'day' | 'evening'
  /** From 1 to 20. */
  day: number
  /** Steps until the day ends. */
  left: number
  /** Steps until the next customer arrives. */
  untilNext: number
  points: number
  target: number
  coins: number
  /** Coins of the day. */
  earned: number
  stars: number
  seats: (Customer | null)[]
  arrivals: number
  /** Seat whose parts come first, or null. */
  chosen: number | null
  station: Station
  pans: [Pan, Pan]
  board: Board
  jug: Jug
  plate: Plate
  upgrades: Upgrade[]
  /** Dishes in a row without a poor part. */
  combo: number
  bestCombo: number
  /** The cat saves one combo a day. */
  catUsed: boolean
  served: number
  perfect: number
  lost: number
}

export interface Moves {
  /** Moves between stations: left or right. */
  turn: 0 | 1 | -1
  /** Moves between customers. */
  choose: 0 | 1 | -1
  /** Station, and customer, touched directly. */
  station: number | null
  seat: number | null
  /** The act was pressed in this step, or is held. */
  press: boolean
  hold: boolean
  /** In the evening: an upgrade to buy, or `openNextDay`. */
  pick: number | null
}

export type GameEvent =
  | { kind: 'opened'; day: number }
  | { kind: 'arrived'; seat: number }
  | { kind: 'moved'; station: Station }
  | { kind: 'chose'; seat: number }
  | { kind: 'started'; station: Station; food: Food }
  | { kind: 'turned'; station: Station; quality: Quality }
  | { kind: 'stroke'; quality: Quality }
  | { kind: 'poured' }
  | { kind: 'made'; station: Station; seat: number; part: number; food: Food; quality: Quality }
  | { kind: 'spoiled'; station: Station; food: Food }
  | { kind: 'cleared'; station: Station }
  | { kind: 'nothing'; station: Station }
  | { kind: 'loaded'; seat: number }
  | { kind: 'placed'; quality: Quality }
  | {
      kind: 'served'
      seat: number
      guest: number
      dish: Dish
      points: number
      coins: number
      perfect: boolean
      favorite: boolean
      combo: number
    }
  | { kind: 'left'; seat: number; guest: number }
  | { kind: 'saved' }
  | { kind: 'closed'; day: number; points: number; stars: number; coins: number }
  | { kind: 'bought'; upgrade: Upgrade }
  | { kind: 'refused'; upgrade: Upgrade }

export type Emit = (event: GameEvent) => void
