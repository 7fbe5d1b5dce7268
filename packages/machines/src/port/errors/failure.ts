import { failureKind } from './port-error.ts'
import type { FailureKind } from './port-error.ts'

/**
 * Failure of a machine: `code` names the action that failed and selects the message; `kind` names the reason and may
 * add a hint, such as to check the connection.
 */
export interface Failure<Code extends string> {
  readonly code: Code
  readonly kind: FailureKind
  /**
   * The thrown value, for debugging and monitoring. It is not enumerable, so it is in no stored snapshot: an error
   * may hold private data.
   */
  readonly cause?: unknown
}

/** Event that a resource sends when it fails. */
export interface FailureEvent<Type extends string> {
  readonly type: Type
  readonly kind: FailureKind
  /** The thrown value, if the resource could not be opened. */
  readonly cause?: unknown
}

const withCause = <Part extends object>(part: Part, cause: unknown): Part =>
  Object.defineProperty(part, 'cause', { value: cause })

/** Params for `onError`: the failure of a call under this code. */
export const failureFromError =
  <Code extends string>(code: Code) =>
  ({ event }: { readonly event: { readonly error: unknown } }): Failure<Code> =>
    withCause({ code, kind: failureKind(event.error) }, event.error)

/** Params for a resource's failure event: its failure under this code. */
export const failureFromEvent =
  <Code extends string>(code: Code) =>
  ({ event }: { readonly event: FailureEvent<string> }): Failure<Code> =>
    toFailure(event, code)

/** Creates a failure with this code from the reason in an event. */
export const toFailure = <Code extends string>(
  { kind, cause }: Pick<FailureEvent<string>, 'kind' | 'cause'>,
  code: Code,
): Failure<Code> => withCause({ code, kind }, cause)

/** Creates the event of a resource that could not be opened: `toFailureEvent('playback.failed')`. */
export const toFailureEvent =
  <Type extends string>(type: Type) =>
  (error: unknown): { type: Type; kind: FailureKind } =>
    withCause({ type, kind: failureKind(error) }, error)

/** Failure params for `after`. */
export const timeoutFailure = <Code extends string>(code: Code): Failure<Code> => ({ code, kind: 'timeout' })

/** Failure params for invalid input. */
export const validationFailure = <Code extends string>(code: Code): Failure<Code> => ({
  code,
  kind: 'validation',
})

/** Params for guards of `onError`: the kind of the error. */
export const errorKindParams = ({
  event,
}: {
  readonly event: { readonly error: unknown }
}): { kind: FailureKind } => ({
  kind: failureKind(event.error),
})
