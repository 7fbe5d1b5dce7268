import type { User } from '@saha/machines/auth'
import { failureKind, type Port } from '@saha/machines/port'
import { getAccount as ask } from '../../adapters/appwrite/account.ts'
import { listFavorites as list } from '../../adapters/appwrite/favorites.ts'
import { lastAccount } from '../../adapters/storage/last-account.ts'
import { browserOffline, connection } from '../../adapters/network/connection.ts'
import { outbox } from '../outbox/outbox.ts'
import type { Waiting } from '../outbox/outbox-entries.ts'

/** Nobody answered, which says nothing about who is here. Any other failure means that nobody is. */
const unanswered = (error: unknown): boolean => ['network', 'timeout'].includes(failureKind(error))

interface Favorite {
  gameId: string
  recordId: string
}

/**
 * Who is here. Where the backend cannot be asked, whoever was here last: they may go on with what works without a
 * connection, and what they wish for waits.
 * @param answered hears whom the backend vouches for
 */
export const accountOr =
  (answered: (user: User) => void): Port<undefined, User | null> =>
  async (_, signal) => {
    const last = lastAccount.get()
    const believed: User | null = last && { id: last.id, email: last.email, labels: [] }
    if (believed && browserOffline()) return believed
    try {
      const user = await ask(undefined, signal)
      connection.asked(true)
      if (user) {
        lastAccount.set(user)
        answered(user)
      } else lastAccount.remove()
      return user
    } catch (error) {
      if (failureKind(error) === 'account-blocked') lastAccount.remove()
      if (!believed || !unanswered(error)) throw error
      connection.asked(false)
      return believed
    }
  }

/** A list with what waits: a heart stays as it was pressed, whatever the backend knows yet. */
export function withWaiting(favorites: readonly Favorite[], waiting: readonly Waiting[]): Favorite[] {
  const games = new Map(favorites.map((favorite) => [favorite.gameId, favorite]))
  for (const { id, wish } of waiting) {
    if (wish.kind !== 'favorite') continue
    if (!wish.wanted) games.delete(wish.gameId)
    else if (!games.has(wish.gameId)) games.set(wish.gameId, { gameId: wish.gameId, recordId: id })
  }
  return [...games.values()]
}

/** The favorites of who is here; without a connection those that were seen last. */
export const favoritesOr: Port<{ readonly userId: string }, readonly Favorite[]> = async (of, signal) => {
  const last = lastAccount.get()
  const seen = last?.id === of.userId ? last.favorites : null
  if (seen && connection.offline()) return withWaiting(seen, outbox.of(of.userId))
  const before = outbox.of(of.userId)
  // What goes out meanwhile may have come too late for this answer.
  return withWaiting(withWaiting(await list(of, signal), before), outbox.of(of.userId))
}
