import type { AuthView, Session, SignedInUser } from '../../features/session/session.tsx'
import { createDeferred } from '../../platform/deferred.ts'

const known = ({ status }: AuthView): boolean => status !== 'unknown'

/** Who is here as soon as that is known, or after so many ms: null for a guest, and when nobody can tell yet. */
export function whoIsHere(
  { subscribe, getView }: Pick<Session, 'subscribe' | 'getView'>,
  patience: number,
): Promise<SignedInUser | null> {
  if (known(getView())) return Promise.resolve(getView().user)
  const { promise, resolve } = createDeferred<SignedInUser | null>()
  const tell = () => {
    clearTimeout(late)
    unsubscribe()
    resolve(getView().user)
  }
  const late = setTimeout(tell, patience)
  const unsubscribe = subscribe(() => {
    if (known(getView())) tell()
  })
  return promise
}
