/** How loud something plays, from 0 to 1, for whoever sets it and whoever plays. */
export interface Volume {
  get: () => number
  set: (volume: number) => void
  /** @returns no longer tells of changes */
  subscribe: (changed: () => void) => () => void
}

/** Muted is 0: whoever mutes keeps what it was. */
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
