import { lasting } from './web-storage.ts'

const keyOf = (gameId: string, userId: string | null): string =>
  userId === null ? `saha.save.${gameId}` : `saha.save.${gameId}.${userId}`

/**
 * What a game keeps for the next visit, apart for each user and for guests (null). A user without a save of their own
 * takes over the guest's: it was theirs before they signed in, and the next one to come finds it gone.
 */
export const saves = {
  get(gameId: string, userId: string | null): string | null {
    const own = lasting.get(keyOf(gameId, userId))
    if (own !== null || userId === null) return own
    const guests = lasting.get(keyOf(gameId, null))
    if (guests === null) return null
    saves.set(gameId, userId, guests)
    lasting.remove(keyOf(gameId, null))
    return guests
  },
  /** Whether there is one that this player would find. Asking takes nothing over. */
  has: (gameId: string, userId: string | null): boolean =>
    lasting.get(keyOf(gameId, userId)) !== null || lasting.get(keyOf(gameId, null)) !== null,
  set: (gameId: string, userId: string | null, data: string): void =>
    lasting.set(keyOf(gameId, userId), data),
}
