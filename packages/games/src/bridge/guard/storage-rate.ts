import type { Rate } from './token-bucket.ts'

/** Rate at which an imported game sends its storage: changes of small saves at once. */
export const gameStorageRate: Rate = { burst: 20, perSecond: 10 }
/** Rate that the portal accepts: above the game’s, so that no change waits twice. */
export const portalStorageRate: Rate = { burst: 24, perSecond: 12 }

/** Characters that cost as much as another message. */
const charactersPerToken = 200_000

/** Returns the tokens that a text costs: 1 if it is small, 16.7 at most. */
export const getStorageCost = (length: number): number => 1 + length / charactersPerToken
