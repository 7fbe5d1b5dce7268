import type { Failure, Port } from '../port/index.ts'
import type { Secret } from '../internal/secret.ts'

/** Who is signed in, as far as the product needs to know. */
export interface User {
  readonly id: string
  readonly email: string
  /** Rights given by the backend's operator, such as `admin`. */
  readonly labels: readonly string[]
}

export interface Credentials {
  readonly email: string
  /** A `Secret`, because events, snapshots and inspectors are read by many. */
  readonly password: Secret
}

/**
 * What the visitor was doing when it failed.
 * - `fields-required` an e-mail or password was left empty
 * - `password-too-short` fewer than {@link minPasswordLength} characters at sign-up
 * - `sign-in` · `sign-up` · `sign-out` the backend refused, or did not answer
 */
export type AuthFailureCode = 'fields-required' | 'password-too-short' | 'sign-in' | 'sign-up' | 'sign-out'

export type AuthFailure = Failure<AuthFailureCode>

export interface AuthContext {
  readonly user: User | null
  /** Held only while an account or a session is being made with them. */
  readonly credentials: Credentials | null
  readonly failure: AuthFailure | null
}

export type AuthEvent =
  | ({ type: 'auth.signIn' } & Credentials)
  | ({ type: 'auth.signUp' } & Credentials)
  | { type: 'auth.signOut' }
  /** A call in this user's name was answered that the session has ended. Ignored once it is somebody else. */
  | { type: 'auth.expired'; userId: string }
  /**
   * Asks again who is signed in: after the backend could not be reached, or because that may have changed
   * elsewhere, such as in another tab or while this one was asleep. Only the first shows that it is asked.
   */
  | { type: 'auth.recheck' }
  /** Takes the failure off the screen. */
  | { type: 'auth.dismiss' }

export type AuthEmitted =
  /** `fresh`: by signing in here just now, not found to be signed in. May replace another user. */
  { type: 'signedIn'; user: User; fresh: boolean } | { type: 'signedOut'; reason: 'signed-out' | 'expired' }

/**
 * How the machine reaches the backend. All reject with a `PortError`; `network` and `timeout` mean that the
 * backend could not be reached, and show the connection banner; `account-blocked` that it refuses this account.
 */
export interface AuthPorts {
  /** Who is signed in; null when nobody is, which is not a failure. */
  getAccount: Port<undefined, User | null>
  /** Makes an account. Does not sign in. */
  createAccount: Port<Credentials, void>
  createSession: Port<Credentials, void>
  /** Ends the current session. A session that has already ended counts as success. */
  deleteSession: Port<undefined, void>
}
