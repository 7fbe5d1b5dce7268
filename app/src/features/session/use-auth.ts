import { Secret } from '@saha/machines/auth'
import { useMemo, useSyncExternalStore } from 'react'
import type { SessionActors } from './actors.ts'
import { useSession } from './session.tsx'

interface Credentials {
  email: string
  password: string
}

const sealed = ({ email, password }: Credentials) => ({ email, password: new Secret(password) })

/** Who is here, and the ways in and out. */
export function useAuth() {
  const session = useSession()
  const view = useSyncExternalStore(session.subscribe, session.view, session.viewOfAnybody)
  const userId = view.user?.id
  const actions = useMemo(() => {
    // When the actors cannot be had, the view says so already.
    const send = (event: Parameters<SessionActors['auth']['send']>[0]) =>
      void session.actors().then(
        ({ auth }) => auth.send(event),
        () => undefined,
      )
    return {
      signIn: (credentials: Credentials) => send({ type: 'auth.signIn', ...sealed(credentials) }),
      signUp: (credentials: Credentials) => send({ type: 'auth.signUp', ...sealed(credentials) }),
      signOut: () => send({ type: 'auth.signOut' }),
      recheck: () => send({ type: 'auth.recheck' }),
      /** The failure has been said. */
      dismiss: () => send({ type: 'auth.dismiss' }),
      /** A call was refused because the session has ended. */
      expire: () => userId !== undefined && send({ type: 'auth.expired', userId }),
    }
  }, [session, userId])
  return { ...view, ...actions }
}
