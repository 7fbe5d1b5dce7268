import { ApiError } from '../http/api-error.ts'
import type { ApiKey } from './api-key-store.ts'
import type { Credential } from './session-cookies.ts'
import type { SessionTokens } from './session-tokens.ts'
import type { Session, SessionStore } from './session-store.ts'
import type { User, UserStore } from './user-store.ts'

/** Who sent a request, and the roles that this gives them. */
export interface Caller {
  readonly user: User | null
  /** Null for guests, and for whom a token speaks: it is the session of another request. */
  readonly session: Session | null
  /** The key of a server or a script; null for people. */
  readonly key: ApiKey | null
  /** In the order in which Appwrite lists them. */
  readonly roles: readonly string[]
}

/** Where it stands who holds which session. */
interface IdentityStores {
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly tokens: SessionTokens
}

/** What a request says of its sender. */
interface RequestCredentials {
  readonly credential: Credential | null
  /** A JWT; null without one. */
  readonly token: string | null
}

/** Somebody who is not signed in. */
export const GUEST: Caller = { user: null, session: null, key: null, roles: ['any', 'guests'] }

/**
 * Finds out who holds the session that a request carries, or for which its token stands; without a living one it is a
 * guest.
 *
 * @throws {ApiError} for a token that is none, and for one beside a living session
 */
export function identifyCaller(
  { credential, token }: RequestCredentials,
  stores: IdentityStores,
  now: number,
): Caller {
  const caller = findSessionCaller(credential, stores, now)
  if (token === null) return caller
  if (caller.user !== null) throw conflictingCredentials()
  const { userId, sessionId } = stores.tokens.read(token, now)
  // A server may make one for an account without a session.
  const isActive =
    sessionId === '' || stores.sessions.listByUser(userId, now).some(({ id }) => id === sessionId)
  return isActive ? createUserCaller(stores.users, userId, null, now) : GUEST
}

function findSessionCaller(
  credential: Credential | null,
  { users, sessions }: IdentityStores,
  now: number,
): Caller {
  if (credential === null) return GUEST
  const session = sessions.findBySecret(credential.secret, now)
  if (session === null || session.userId !== credential.userId) return GUEST
  return createUserCaller(users, session.userId, session, now)
}

function createUserCaller(users: UserStore, userId: string, session: Session | null, now: number): Caller {
  const user = users.findById(userId)
  if (user === null) return GUEST
  users.touch(user, now)
  const verification = user.emailVerified || user.phoneVerified ? 'verified' : 'unverified'
  const roles = [
    'any',
    'users',
    `user:${user.id}`,
    `user:${user.id}/${verification}`,
    `users/${verification}`,
    ...user.labels.map((label) => `label:${label}`),
  ]
  return { user, session, key: null, roles }
}

function conflictingCredentials(): ApiError {
  return new ApiError(
    403,
    'user_jwt_and_cookie_set',
    'JWT and cookie used in the same request. Use either `setJWT` or `setCookie`. Learn about which authentication method to use in the SSR docs: https://appwrite.io/docs/products/auth/server-side-rendering',
  )
}
