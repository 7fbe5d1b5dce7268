import type { User } from '@saha/machines/auth'
import { failureKind, type Port } from '@saha/machines/port'
import { getAccount } from '../../adapters/appwrite/account/account.ts'
import { listFavorites } from '../../adapters/appwrite/documents/favorites.ts'
import { lastAccount } from '../../adapters/storage/last-account.ts'
import { isBrowserOffline, connection } from '../../adapters/network/connection.ts'
import { outbox } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outbox-entries.ts'

/** Returns whether the backend did not respond. Any other failure means that no one is signed in. */
const isUnreachable = (error: unknown): boolean => ['network', 'timeout'].includes(failureKind(error))

interface Favorite {
  gameId: string
  recordId: string
}

/**
 * Creates the port that loads the account. While the backend is unreachable it returns the last signed-in user, who can
 * use everything that works offline.
 * @param onConfirmed called with the user when the backend confirms the session
 */
export const createGetAccountOrCached =
  (onConfirmed: (user: User) => void): Port<undefined, User | null> =>
  async (_, signal) => {
    const last = lastAccount.get()
    const cached: User | null = last && { id: last.id, email: last.email, labels: [] }
    if (cached && isBrowserOffline()) return cached
    try {
      const user = await getAccount(undefined, signal)
      connection.asked(true)
      if (user) {
        lastAccount.set(user)
        onConfirmed(user)
      } else lastAccount.remove()
      return user
    } catch (error) {
      if (failureKind(error) === 'account-blocked') lastAccount.remove()
      if (!cached || !isUnreachable(error)) throw error
      connection.asked(false)
      return cached
    }
  }

/** Applies queued mutations to a list of favorites. */
function mergeQueuedFavorites(favorites: readonly Favorite[], queued: readonly OutboxEntry[]): Favorite[] {
  const byGame = new Map(favorites.map((favorite) => [favorite.gameId, favorite]))
  for (const { id, mutation } of queued) {
    if (mutation.kind !== 'favorite') continue
    const { gameId, wanted } = mutation
    if (!wanted) byGame.delete(gameId)
    else if (!byGame.has(gameId)) byGame.set(gameId, { gameId, recordId: id })
  }
  return [...byGame.values()]
}

/** Lists the user's favorites with queued mutations applied; offline from the cache. */
export const listFavoritesOrCached: Port<{ readonly userId: string }, readonly Favorite[]> = async (
  input,
  signal,
) => {
  const last = lastAccount.get()
  const cached = last?.id === input.userId ? last.favorites : null
  if (cached && connection.offline()) return mergeQueuedFavorites(cached, outbox.listFor(input.userId))
  const queuedBefore = outbox.listFor(input.userId)
  // The response may not contain entries that were sent while it loaded.
  return mergeQueuedFavorites(
    mergeQueuedFavorites(await listFavorites(input, signal), queuedBefore),
    outbox.listFor(input.userId),
  )
}
