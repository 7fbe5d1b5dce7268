import { PortError, type FailureKind } from '@saha/machines/port'

/** A refusal or silence of the backend, as a port's failure that also keeps what Appwrite called it. */
export class BackendError extends PortError {
  /** Appwrite's error type, e.g. `user_session_already_exists`; empty when there is none. */
  readonly type: string

  /** Refused with a 401: nobody is signed in, or somebody who may not. */
  get unauthorized(): boolean {
    return this.kind === 'auth' || this.type === 'user_unauthorized'
  }

  constructor(kind: FailureKind, type = '', options?: ErrorOptions) {
    super(kind, `The backend call failed: ${kind}${type ? ` (${type})` : ''}`, options)
    this.type = type
  }
}

const kindOfStatus = (status: number, type: string): FailureKind => {
  if (status === 401) return type === 'user_unauthorized' ? 'permission' : 'auth'
  if (status === 403) return type === 'user_blocked' ? 'account-blocked' : 'permission'
  if (status === 404) return 'not-found'
  if (status === 409) return 'conflict'
  if (status === 429) return 'rate-limit'
  if (status >= 500 || status === 408 || status === 425) return 'server'
  return status >= 400 ? 'validation' : 'network'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Turns whatever the SDK throws into a BackendError. The SDK throws its own exception for an HTTP error,
 * a TypeError where there was no answer (offline, or an origin that is not registered: a browser cannot
 * tell them apart), and a plain object where a 200 could not be parsed. Its messages are never shown: a
 * gateway's may be a whole HTML page.
 */
export function toBackendError(thrown: unknown): BackendError {
  if (thrown instanceof BackendError) return thrown
  if (isRecord(thrown) && thrown.name === 'AppwriteException') {
    const status = typeof thrown.code === 'number' ? thrown.code : 0
    const type = typeof thrown.type === 'string' ? thrown.type : ''
    return new BackendError(kindOfStatus(status, type), type, { cause: thrown })
  }
  return new BackendError(thrown instanceof TypeError ? 'network' : 'protocol', '', { cause: thrown })
}
