/** Time in which a browser ends the process of a removed frame that is busy, and its last save arrives, in ms. */
const removalMs = 1000
let removal: Promise<void> = Promise.resolve()

/** Records that the frame of an imported game is removed. */
export function markRemoval(): void {
  removal = new Promise((resolve) => setTimeout(resolve, removalMs))
}

/** Resolves when the last imported game is gone: another one would share its process, or start without its last save. */
export const waitForRemoval = (): Promise<void> => removal
