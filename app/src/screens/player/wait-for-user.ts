import type { AuthView, Session, SignedInUser } from '../../features/session/session.tsx'
import { createDeferred } from '../../platform/deferred.ts'

const isKnown = ({ status }: AuthView): boolean => status !== 'unknown'

/** Waits until the signed-in user is known. Resolves to null for a guest, or after the timeout. */
export function waitForUser(
  { subscribe, getView }: Pick<Session, 'subscribe' | 'getView'>,
  timeoutMs: number,
): Promise<SignedInUser | null> {
  if (isKnown(getView())) return Promise.resolve(getView().user)
  const { promise, resolve } = createDeferred<SignedInUser | null>()
  const finish = () => {
    clearTimeout(timer)
    unsubscribe()
    resolve(getView().user)
  }
  const timer = setTimeout(finish, timeoutMs)
  const unsubscribe = subscribe(() => {
    if (isKnown(getView())) finish()
  })
  return promise
}
