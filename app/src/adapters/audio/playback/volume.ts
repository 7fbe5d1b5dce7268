import { createStore, type Store } from '../../../platform/store.ts'

/** A volume from 0 to 1, shared by its control and the player. */
export type Volume = Store<number>

/** Muting sets 0 and remembers the previous volume. */
export function createVolume(start = 1): Volume {
  const volume = createStore(start)
  return { ...volume, set: (next) => volume.set(next > 0 ? Math.min(next, 1) : 0) }
}
