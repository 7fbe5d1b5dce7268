import type { Failure, Port } from '../port/index.ts'
import type { Secret } from '../internal/secret.ts'

/** What an account tells of itself. */
export interface Profile {
  /** What its owner calls themselves; empty when they have said nothing. */
  readonly name: string
  readonly email: string
  /** ISO date and time. */
  readonly createdAt: string
}

export interface PasswordChange {
  readonly oldPassword: Secret
  readonly password: Secret
}

export type PasswordAnswer = 'changed' | 'wrong-password'

/** What the visitor wanted. */
export type AccountAction = 'rename' | 'change-password' | 'end-sessions' | 'close'

/**
 * What the visitor was doing when it failed.
 * - `load` the account could not be read
 * - `name-missing` · `name-too-long` the name says nothing, or more than {@link maxNameLength} characters
 * - `password-too-short` · `password-too-long` the new password
 * - `password-wrong` the old one, which opens nothing
 * - the rest: the backend refused, or did not answer
 */
export type AccountFailureCode =
  | 'load'
  | 'name-missing'
  | 'name-too-long'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-wrong'
  | AccountAction

export type AccountFailure = Failure<AccountFailureCode>

export interface AccountContext {
  /** Null until it is known. */
  readonly profile: Profile | null
  /** What was wanted last and has been done. */
  readonly done: AccountAction | null
  /** Held only while they are on their way. */
  readonly name: string | null
  readonly passwords: PasswordChange | null
  readonly failure: AccountFailure | null
}

export type AccountEvent =
  | { type: 'account.rename'; name: string }
  | ({ type: 'account.changePassword' } & PasswordChange)
  /** Ends every session of the account, on all devices, this one too. */
  | { type: 'account.endSessions' }
  /** Shuts the account for good. */
  | { type: 'account.close' }
  /** Reads the account again. */
  | { type: 'account.reload' }
  /** Takes what failed, or was done, off the screen. */
  | { type: 'account.dismiss' }

export type AccountEmitted =
  /** Nobody is signed in here any more. */
  | { type: 'ended'; action: 'end-sessions' | 'close' }
  /** The session turned out to have ended. */
  | { type: 'loginRequired' }

/** How the machine reaches the backend. All reject with a `PortError`. */
export interface AccountPorts {
  getProfile: Port<undefined, Profile>
  rename: Port<{ readonly name: string }, void>
  /**
   * Changes the password, or answers that the old one is wrong. Rejects as `validation` when the backend does not take
   * the new one. One that has been changed by this very call counts as success.
   */
  changePassword: Port<PasswordChange, PasswordAnswer>
  /** Ends every session. Sessions that have ended already count as success. */
  endSessions: Port<undefined, void>
  /** Shuts the account. One that this very call has shut already counts as success. */
  closeAccount: Port<undefined, void>
}
