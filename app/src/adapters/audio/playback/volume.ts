/** A volume from 0 to 1, shared by its control and the player. */
export interface Volume {
  get: () => number
  set: (volume: number) => void
  /** @returns the function that unsubscribes */
  subscribe: (changed: () => void) => () => void
}

/** Muting sets 0 and remembers the previous volume. */
export function createVolume(start = 1): Volume {
  let volume = start
  const listeners = new Set<() => void>()
  return {
    get: () => volume,
    set: (next) => {
      volume = next > 0 ? Math.min(next, 1) : 0
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
