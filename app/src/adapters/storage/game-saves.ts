import { localStore } from './web-storage.ts'

const keyOf = (gameId: string, userId: string | null): string =>
  userId === null ? `saha.save.${gameId}` : `saha.save.${gameId}.${userId}`

/**
 * Saves of games, separate for each user and for guests (null). A user without a save takes over the guest's, which
 * is then removed for later users.
 */
export const saves = {
  get(gameId: string, userId: string | null): string | null {
    const own = localStore.get(keyOf(gameId, userId))
    if (own !== null || userId === null) return own
    const guests = localStore.get(keyOf(gameId, null))
    if (guests === null) return null
    saves.set(gameId, userId, guests)
    localStore.remove(keyOf(gameId, null))
    return guests
  },
  /** Returns whether the player has a save, without taking over the guest's. */
  has: (gameId: string, userId: string | null): boolean =>
    localStore.get(keyOf(gameId, userId)) !== null || localStore.get(keyOf(gameId, null)) !== null,
  set: (gameId: string, userId: string | null, data: string): void =>
    localStore.set(keyOf(gameId, userId), data),
}
