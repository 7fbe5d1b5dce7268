import { useSyncExternalStore } from 'react'
import { useAuth } from '../session/use-auth.ts'
import { outbox, type OutboxView } from '../outbox/outbox.ts'
import type { Mutation } from '../outbox/outbox-entries.ts'

/** Prerendered pages belong to no user. */
const prerenderedView: OutboxView = { queued: [], sent: [], rejected: [] }

const useAllEntries = () => useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, () => prerenderedView)

/** Returns the outbox of the signed-in user. Entries of other users stay private. */
export function useOutbox(): OutboxView {
  const { queued, sent, rejected } = useAllEntries()
  const { user } = useAuth()
  const filterOwn = (entries: OutboxView['queued']) => entries.filter(({ userId }) => userId === user?.id)
  return { queued: filterOwn(queued), sent: filterOwn(sent), rejected: filterOwn(rejected) }
}

/**
 * Returns the number of entries queued by the user whose session ended; null while someone is signed in or the session
 * is unknown. Only the number, because the entries are private.
 */
export function useQueuedCountAfterSignOut(): number | null {
  const { queued } = useAllEntries()
  const { status, unreachable } = useAuth()
  if (status !== 'signedOut' || unreachable) return null
  const owner = queued.at(-1)?.userId
  return queued.filter(({ userId }) => userId === owner).length || null
}

/** Returns whether a mutation of this kind is queued for a game. */
export const useIsQueued = (kind: Mutation['kind'], gameId: string): boolean =>
  useOutbox().queued.some(({ mutation }) => mutation.kind === kind && mutation.gameId === gameId)
