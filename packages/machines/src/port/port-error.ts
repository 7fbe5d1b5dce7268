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
 * Why a port failed, in words a machine can decide on.
 * - `network` no answer at all (offline, DNS, CORS, a closed connection)
 * - `timeout` no answer in time
 * - `auth` nobody is signed in, or the session has ended
 * - `permission` signed in, but not allowed
 * - `region` the service is not offered where the request comes from
 * - `account-blocked` the account that is signed in, or was to be, has been blocked by the backend's operator
 * - `not-found` · `conflict` · `validation` the server refused this request
 * - `too-large` more than the server takes at once
 * - `rate-limit` too many requests
 * - `server` the server failed (5xx)
 * - `protocol` an answer that is not what was agreed on
 * - `blocked` a model refused the question or withheld its answer
 * - `empty` a model answered, but with nothing
 * - `interrupted` the machine was put away and restored in the middle of it: it may or may not have arrived
 * - `unknown` anything else
 */
export type FailureKind = (typeof failureKinds)[number]

/** What an adapter throws so that machines and {@link withRetry} know why a call failed. */
export class PortError extends Error {
  override readonly name = 'PortError'
  readonly kind: FailureKind

  /** @param message for developers and logs only: views never show it */
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Whether an adapter said why; anything else that is thrown is a bug in it. */
export const isPortError = (error: unknown): error is PortError => error instanceof PortError

/** The kind of any thrown value; what is not a {@link PortError} is `unknown`. */
export const failureKind = (error: unknown): FailureKind => (isPortError(error) ? error.kind : 'unknown')

/** Whether a fact that tells of a failure says why. */
export const hasFailureKind = (event: unknown): boolean =>
  failureKinds.includes(Reflect.get(event as object, 'kind') as FailureKind)
