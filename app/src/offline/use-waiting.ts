import { useSyncExternalStore } from 'react'
import { useAuth } from '../session/auth.ts'
import { outbox, type OutboxView } from './outbox.ts'
import type { Wish } from './wishes.ts'

/** A page of the build shows nobody's wishes. */
const ofNobody: OutboxView = { waiting: [], went: [], refused: [] }

/** What waits for who is here, and what became of what waited. Nobody sees what another has wished for. */
export function useWaiting(): OutboxView {
  const view = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, () => ofNobody)
  const { user } = useAuth()
  const own = (list: OutboxView['waiting']) => list.filter(({ userId }) => userId === user?.id)
  return { waiting: own(view.waiting), went: own(view.went), refused: own(view.refused) }
}

/** Whether something of this kind waits for a game. */
export const useIsWaiting = (kind: Wish['kind'], gameId: string): boolean =>
  useWaiting().waiting.some(({ wish }) => wish.kind === kind && wish.gameId === gameId)
