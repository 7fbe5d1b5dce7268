import { failureKind } from './port-error.ts'
import type { FailureKind } from './port-error.ts'

/**
 * A failure as every machine keeps it: `code` says what the visitor was doing (the view turns it into
 * words), `kind` says why it failed (the view may add a hint, such as to check the connection).
 */
export interface Failure<Code extends string> {
  readonly code: Code
  readonly kind: FailureKind
  /**
   * What was thrown, for whoever debugs or monitors. It is in no copy, comparison or text of the failure,
   * and so in no stored snapshot: nobody knows what an error holds.
   */
  readonly cause?: unknown
}

/** A fact by which a resource tells that it failed, and why. */
export interface FailureEvent<Type extends string> {
  readonly type: Type
  readonly kind: FailureKind
  /** What was thrown, when it did not open. */
  readonly cause?: unknown
}

const withCause = <Part extends object>(part: Part, cause: unknown): Part =>
  Object.defineProperty(part, 'cause', { value: cause })

/** For a chart's `onError`: the params of an action that keeps the failure of a call under this code. */
export const failureFromError =
  <Code extends string>(code: Code) =>
  ({ event }: { readonly event: { readonly error: unknown } }): Failure<Code> =>
    withCause({ code, kind: failureKind(event.error) }, event.error)

/** The same for a fact by which a resource tells that it failed. */
export const failureFromEvent =
  <Code extends string>(code: Code) =>
  ({ event }: { readonly event: FailureEvent<string> }): Failure<Code> =>
    toFailure(event, code)

/** A failure under this code, for the reason that a fact gives. */
export const toFailure = <Code extends string>(
  { kind, cause }: Pick<FailureEvent<string>, 'kind' | 'cause'>,
  code: Code,
): Failure<Code> => withCause({ code, kind }, cause)

/** What a machine hears when a resource does not open: `toFailureEvent('playback.failed')`. */
export const toFailureEvent =
  <Type extends string>(type: Type) =>
  (error: unknown): { type: Type; kind: FailureKind } =>
    withCause({ type, kind: failureKind(error) }, error)

/** For a chart's `after`: the failure of what has not come about in time. */
export const timeoutFailure = <Code extends string>(code: Code): Failure<Code> => ({ code, kind: 'timeout' })

/** For a guard: what the visitor entered is refused without asking anyone. */
export const validationFailure = <Code extends string>(code: Code): Failure<Code> => ({
  code,
  kind: 'validation',
})

/** For a chart's `onError`: the params of a guard that decides by why a call failed. */
export const errorKindParams = ({
  event,
}: {
  readonly event: { readonly error: unknown }
}): { kind: FailureKind } => ({
  kind: failureKind(event.error),
})
