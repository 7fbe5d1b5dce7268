import { isNumber, isString, PortError, type FailureKind } from '@saha/machines/port'

/** A failed backend request, as a port's error with Appwrite's error type. */
export class BackendError extends PortError {
  /** Appwrite's error type, e.g. `user_session_already_exists`; empty when there is none. */
  readonly type: string

  /** Whether the response was a 401: no user is signed in, or the user lacks permission. */
  get unauthorized(): boolean {
    return this.kind === 'auth' || this.type === 'user_unauthorized'
  }

  constructor(kind: FailureKind, type = '', options?: ErrorOptions) {
    super(kind, `The backend call failed: ${kind}${type ? ` (${type})` : ''}`, options)
    this.type = type
  }
}

const toFailureKind = (status: number, type: string): FailureKind => {
  if (status === 401) return type === 'user_unauthorized' ? 'permission' : 'auth'
  if (status === 403) return type === 'user_blocked' ? 'account-blocked' : 'permission'
  if (status === 404) return 'not-found'
  if (status === 409) return 'conflict'
  if (status === 429) return 'rate-limit'
  if (status >= 500 || status === 408 || status === 425) return 'server'
  return status >= 400 ? 'validation' : 'network'
}

/**
 * Converts an error of the SDK to a BackendError. Its message is never shown, because a gateway's may be an HTML
 * page.
 * - An HTTP error is an AppwriteException.
 * - A missing response is a TypeError; browsers do not tell offline from an unregistered origin.
 * - An unparsable 200 is a plain object.
 */
export function toBackendError(thrown: unknown): BackendError {
  if (thrown instanceof BackendError) return thrown
  const { name, code, type } = Object(thrown) as Record<string, unknown>
  if (name === 'AppwriteException') {
    const knownType = isString(type) ? type : ''
    return new BackendError(toFailureKind(isNumber(code) ? code : 0, knownType), knownType, { cause: thrown })
  }
  return new BackendError(thrown instanceof TypeError ? 'network' : 'protocol', '', { cause: thrown })
}
