import { useSyncExternalStore } from 'react'
import { useAuth } from '../session/auth.ts'
import { outbox, type OutboxView } from '../outbox/outbox.ts'
import type { Wish } from '../outbox/outbox-entries.ts'

/** A page of the build shows nobody's wishes. */
const ofNobody: OutboxView = { waiting: [], went: [], refused: [] }

/** What waits for who is here, and what became of what waited. Nobody sees what another has wished for. */
export function useWaiting(): OutboxView {
  const view = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, () => ofNobody)
  const { user } = useAuth()
  const own = (list: OutboxView['waiting']) => list.filter(({ userId }) => userId === user?.id)
  return { waiting: own(view.waiting), went: own(view.went), refused: own(view.refused) }
}

/**
 * How many wishes wait for the person whose session has ended; null while somebody is here, or it is not known who. What
 * they are is shown to their owner alone.
 */
export function useWaitingForLogin(): number | null {
  const { waiting } = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, () => ofNobody)
  const { status, unreachable } = useAuth()
  if (status !== 'signedOut' || unreachable) return null
  const owner = waiting.at(-1)?.userId
  return waiting.filter(({ userId }) => userId === owner).length || null
}

/** Whether something of this kind waits for a game. */
export const useIsWaiting = (kind: Wish['kind'], gameId: string): boolean =>
  useWaiting().waiting.some(({ wish }) => wish.kind === kind && wish.gameId === gameId)
