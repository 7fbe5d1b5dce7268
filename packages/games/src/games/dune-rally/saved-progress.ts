import { stageCount } from './rules/stages.ts'

/** Progress of earlier visits. */
export interface SavedProgress {
  /** Best steps of each stage; null before its first finish. */
  times: (number | null)[]
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

/** Reads stored data, whatever it contains. */
export function readProgress(data: unknown): SavedProgress {
  const { times } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const stored: unknown[] = Array.isArray(times) ? times : []
  return {
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
