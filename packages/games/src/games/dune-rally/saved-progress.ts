import { carNames } from './view/cars/bodies.ts'
import type { CarName } from './view/cars/bodies.ts'
import { getStageMedal, stageCount } from './rules/stages.ts'
import type { Medal } from './rules/stages.ts'

/** Progress of earlier visits. */
export interface SavedProgress {
  /** Best steps of each stage; null before its first finish. */
  times: (number | null)[]
  /** The chosen car. */
  car: CarName
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

/** Reads stored data, whatever it contains. */
export function readProgress(data: unknown): SavedProgress {
  const { times, car } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const stored: unknown[] = Array.isArray(times) ? times : []
  return {
    car: carNames.find((name) => name === car) ?? 'wagon',
    times: Array.from({ length: stageCount }, (_, stage) => {
      const steps = stored[stage]
      return isTime(steps) ? steps : null
    }),
  }
}

/** Stores a time if it is the best of its stage, and returns whether it is. */
export function recordTime({ times }: SavedProgress, stage: number, steps: number): boolean {
  const best = times[stage]
  if (best !== null && best !== undefined && best <= steps) return false
  times[stage] = steps
  return true
}

/** Returns the medal of each stage. */
export const getMedals = ({ times }: SavedProgress, level: number): (Medal | null)[] =>
  times.map((steps, stage) => (steps === null ? null : getStageMedal(level, stage, steps)))
