import { Secret } from '@saha/machines/auth'
import { useMemo, useSyncExternalStore } from 'react'
import type { SessionActors } from './session-actors.ts'
import { useSession } from './session.tsx'

interface Credentials {
  email: string
  password: string
}

const toSecret = ({ email, password }: Credentials) => ({ email, password: new Secret(password) })

/** Returns the session's state and its actions. */
export function useAuth() {
  const session = useSession()
  const view = useSyncExternalStore(session.subscribe, session.getView, session.getPrerenderedView)
  const userId = view.user?.id
  const actions = useMemo(() => {
    // If the actors fail to load, the view reports it.
    const withActors = (act: (actors: SessionActors) => void) =>
      void session.loadActors().then(act, () => undefined)
    const send = (event: Parameters<SessionActors['auth']['send']>[0]) =>
      withActors(({ auth }) => auth.send(event))
    return {
      signIn: (credentials: Credentials) =>
        withActors(({ enter }) => enter({ type: 'auth.signIn', ...toSecret(credentials) })),
      signUp: (credentials: Credentials) =>
        withActors(({ enter }) => enter({ type: 'auth.signUp', ...toSecret(credentials) })),
      signOut: () => send({ type: 'auth.signOut' }),
      recheck: () => send({ type: 'auth.recheck' }),
      /** Dismisses the failure. */
      dismiss: () => send({ type: 'auth.dismiss' }),
      /** Reports that a call failed because the session had ended. */
      expire: () => userId !== undefined && send({ type: 'auth.expired', userId }),
    }
  }, [session, userId])
  return { ...view, ...actions }
}
