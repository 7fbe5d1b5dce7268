import { ApiError } from '../http/api-error.ts'
import type { ApiKey } from './api-key-store.ts'
import type { Credential } from './session-cookies.ts'
import type { SessionTokens } from './session-tokens.ts'
import type { Session, SessionStore } from './session-store.ts'
import type { User, UserStore } from './user-store.ts'

/** The sender of a request and its roles. */
export interface Caller {
  readonly user: User | null
  /** Null for guests and for callers with a JWT, whose session belongs to another request. */
  readonly session: Session | null
  /** API key of a server or script; null for users and guests. */
  readonly key: ApiKey | null
  /** In Appwrite's order. */
  readonly roles: readonly string[]
}

/** Stores that identify callers. */
interface IdentityStores {
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly tokens: SessionTokens
}

interface RequestCredentials {
  readonly credential: Credential | null
  /** A JWT, or null. */
  readonly token: string | null
}

/** A caller without a session. */
export const GUEST: Caller = { user: null, session: null, key: null, roles: ['any', 'guests'] }

/**
 * Identifies the user by session or JWT. A caller without an active session is a guest.
 *
 * @throws {ApiError} for an invalid JWT, and for a JWT beside an active session
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
  // Servers can create a JWT for an account without a session.
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
