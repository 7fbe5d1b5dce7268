import type { Session, Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

/** Who sent a request, and the roles that this gives them. */
export interface Caller {
  readonly user: User | null
  readonly session: Session | null
  /** In the order in which Appwrite lists them. */
  readonly roles: readonly string[]
}

const GUEST: Caller = { user: null, session: null, roles: ['any', 'guests'] }

/** Finds out who holds the session that a request carries; without a living one it is a guest. */
export function identify(
  credential: { readonly userId: string; readonly secret: string } | null,
  users: Users,
  sessions: Sessions,
  now: number,
): Caller {
  if (credential === null) return GUEST
  const session = sessions.bySecret(credential.secret, now)
  if (session === null || session.userId !== credential.userId) return GUEST
  const user = users.byId(session.userId)
  if (user === null) return GUEST
  users.touch(user, now)
  // No address is ever verified here: there is no mail.
  const roles = ['any', 'users', `user:${user.id}`, `user:${user.id}/unverified`, 'users/unverified']
  return { user, session, roles }
}
