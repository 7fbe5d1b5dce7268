import type { Failure, Port } from '../port/index.ts'
import type { Secret } from '../internal/secret.ts'

/** Account data shown to its owner. */
export interface Profile {
  /** Display name; empty if the user has not set one. */
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

/** Actions on the account. */
export type AccountAction = 'rename' | 'change-password' | 'end-sessions' | 'close'

/**
 * The action that failed.
 * - `load` the account could not be loaded
 * - `name-missing` · `name-too-long` the name is blank or has more than {@link maxNameLength} characters
 * - `password-too-short` · `password-too-long` the new password
 * - `password-wrong` the old password does not match
 * - all others: the backend rejected the request or did not respond
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
  /** Null until loaded. */
  readonly profile: Profile | null
  /** The last completed action. */
  readonly done: AccountAction | null
  /** Kept only while the request is in flight. */
  readonly name: string | null
  readonly passwords: PasswordChange | null
  readonly failure: AccountFailure | null
}

export type AccountEvent =
  | { type: 'account.rename'; name: string }
  | ({ type: 'account.changePassword' } & PasswordChange)
  /** Ends all sessions of the account on all devices, including this one. */
  | { type: 'account.endSessions' }
  /** Closes the account permanently. */
  | { type: 'account.close' }
  /** Loads the account again. */
  | { type: 'account.reload' }
  /** Clears the failure or the success message. */
  | { type: 'account.dismiss' }

export type AccountEmitted =
  /** The user is signed out. */
  | { type: 'ended'; action: 'end-sessions' | 'close' }
  /** The session has ended. */
  | { type: 'loginRequired' }

/** Backend calls. All reject with a `PortError`. */
export interface AccountPorts {
  getProfile: Port<undefined, Profile>
  rename: Port<{ readonly name: string }, void>
  /**
   * Changes the password, or resolves with `wrong-password`. Rejects with `validation` when the backend does not
   * accept the new one. A retry after a lost response counts as success.
   */
  changePassword: Port<PasswordChange, PasswordAnswer>
  /** Ends all sessions. Sessions that have already ended count as success. */
  endSessions: Port<undefined, void>
  /** Closes the account. A retry after a lost response counts as success. */
  closeAccount: Port<undefined, void>
}
