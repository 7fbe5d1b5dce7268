import type { Failure, Port } from '../port/index.ts'
import type { Secret } from '../internal/secret.ts'

/** The signed-in user. */
export interface User {
  readonly id: string
  readonly email: string
  /** Roles set by the backend's operator, such as `admin`. */
  readonly labels: readonly string[]
}

export interface Credentials {
  readonly email: string
  /** A `Secret`, because logs and inspectors show events and snapshots. */
  readonly password: Secret
}

/**
 * The action that failed.
 * - `fields-required` the email or password is empty
 * - `password-too-short` fewer than {@link minPasswordLength} characters at sign-up
 * - `sign-in` · `sign-up` · `sign-out` the backend rejected the request or did not respond
 */
export type AuthFailureCode = 'fields-required' | 'password-too-short' | 'sign-in' | 'sign-up' | 'sign-out'

export type AuthFailure = Failure<AuthFailureCode>

export interface AuthContext {
  readonly user: User | null
  /** Kept only while an account or a session is being created. */
  readonly credentials: Credentials | null
  readonly failure: AuthFailure | null
}

export type AuthEvent =
  | ({ type: 'auth.signIn' } & Credentials)
  | ({ type: 'auth.signUp' } & Credentials)
  | { type: 'auth.signOut' }
  /** The backend reported that this user's session has ended. Ignored if another user is signed in now. */
  | { type: 'auth.expired'; userId: string }
  /**
   * Checks again who is signed in: after a connection failure, or because another tab may have changed it. Only the
   * first check shows a busy state.
   */
  | { type: 'auth.recheck' }
  /** Clears the failure. */
  | { type: 'auth.dismiss' }

export type AuthEmitted =
  /** `fresh`: signed in just now, not restored from a session. May replace another user. */
  { type: 'signedIn'; user: User; fresh: boolean } | { type: 'signedOut'; reason: 'signed-out' | 'expired' }

/**
 * Backend calls. All reject with a `PortError`: `network` and `timeout` show the connection banner, `account-blocked`
 * means that the backend rejects this account.
 */
export interface AuthPorts {
  /** The signed-in user; null for none, which is not a failure. */
  getAccount: Port<undefined, User | null>
  /** Creates an account without signing in. */
  createAccount: Port<Credentials, void>
  createSession: Port<Credentials, void>
  /** Ends the current session. A session that has already ended counts as success. */
  deleteSession: Port<undefined, void>
}
