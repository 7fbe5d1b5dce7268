const failureKinds = [
  'network',
  'timeout',
  'auth',
  'permission',
  'region',
  'account-blocked',
  'not-found',
  'conflict',
  'validation',
  'too-large',
  'rate-limit',
  'server',
  'protocol',
  'blocked',
  'empty',
  'interrupted',
  'unknown',
] as const

/**
 * Why a port failed.
 * - `network` no response (offline, DNS, CORS, a closed connection)
 * - `timeout` no response in time
 * - `auth` the user is signed out, or the session has ended
 * - `permission` signed in, but not allowed
 * - `region` the service is not available at the request's location
 * - `account-blocked` the backend's operator blocked the account
 * - `not-found` · `conflict` · `validation` the server rejected this request
 * - `too-large` the request exceeds the server's size limit
 * - `rate-limit` too many requests
 * - `server` the server failed (5xx)
 * - `protocol` an invalid response
 * - `blocked` a model refused the question or withheld its answer
 * - `empty` a model returned an empty answer
 * - `interrupted` the machine was restored during the call, which may have succeeded
 * - `unknown` anything else
 */
export type FailureKind = (typeof failureKinds)[number]

/** Thrown by adapters, so that machines and {@link withRetry} know the reason of a failure. */
export class PortError extends Error {
  override readonly name = 'PortError'
  readonly kind: FailureKind

  /** @param message for developers and logs only; never shown to users */
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Whether an adapter gave the reason; any other error is a bug in it. */
export const isPortError = (error: unknown): error is PortError => error instanceof PortError

/** Returns the kind of a thrown value; `unknown` for any other than a {@link PortError}. */
export const failureKind = (error: unknown): FailureKind => (isPortError(error) ? error.kind : 'unknown')

/** Whether a failure event has a valid kind. */
export const hasFailureKind = (event: unknown): boolean =>
  failureKinds.includes(Reflect.get(event as object, 'kind') as FailureKind)
