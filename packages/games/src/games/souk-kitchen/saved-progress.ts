import { dishNames } from './rules/menu.ts'
import type { Dish } from './rules/menu.ts'
import { dayCount } from './rules/state.ts'

/** Progress of earlier visits. */
export interface SavedProgress {
  /** Best stars of each day. */
  stars: number[]
  /** Dishes that were served once, which need no hints. */
  known: Dish[]
}

/** Reads stored data, whatever it contains. */
export function readProgress(data: unknown): SavedProgress {
  const { stars, known } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const counts: unknown[] = Array.isArray(stars) ? stars : []
  const names: unknown[] = Array.isArray(known) ? known : []
  return {
    stars: Array.from({ length: dayCount }, (_, day) => {
      const count = counts[day]
      return typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= 3 ? count : 0
    }),
    known: dishNames.filter((dish) => names.includes(dish)),
  }
}
