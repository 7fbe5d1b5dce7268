import { stepsPerSecond } from '../../core/index.ts'
import { ingredients, longestOrder, shortestOrder } from './pantry.ts'

/** Difficulty, derived from the level and the number of customers served. */
export interface Difficulty {
  /** Number of ingredients on the counter. */
  open: number
  /** Largest number of waiting customers. */
  seats: number
  shortest: number
  longest: number
  /** Returns how long a customer waits for a dish of so many layers, in steps. */
  patience: (layers: number) => number
  /** Steps between two customers. */
  interval: number
}

export const seats = 3
const dayLength = 45 * stepsPerSecond
const rushLength = 12 * stepsPerSecond

/** Each period of the day ends with a rush hour. */
export const isRush = (time: number): boolean => time % dayLength >= dayLength - rushLength

export function getDifficulty(level: number, served: number, rush: boolean): Difficulty {
  const longest = Math.min(longestOrder, shortestOrder + Math.floor((served + 2 * (level - 1)) / 5))
  const ease = (1.24 - 0.11 * level) * (0.15 + (0.85 * 60) / (60 + served))
  const quiet = Math.max(1, ((4.8 - 0.42 * level) * 26) / (26 + served))
  return {
    open: Math.min(ingredients.length, 3 + level + Math.floor(served / 3)),
    seats: 1 + Number(served >= Math.max(0, 4 - level)) + Number(served >= Math.floor(10 - 1.5 * level)),
    shortest: Math.max(shortestOrder, longest - 2),
    longest,
    // The minimum always leaves time to read and build the dish.
    patience: (layers) =>
      Math.round(stepsPerSecond * Math.max(1.5 + 0.6 * layers, (6.5 + 2 * layers) * ease)),
    interval: Math.round(stepsPerSecond * quiet * (rush ? 0.6 : 1)),
  }
}
