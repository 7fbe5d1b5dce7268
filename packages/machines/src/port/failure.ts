import { failureKind } from './port-error.ts'
import type { FailureKind } from './port-error.ts'

/**
 * A failure as every machine keeps it: `code` says what the visitor was doing (the view turns it into
 * words), `kind` says why it failed (the view may add a hint, such as to check the connection).
 */
export interface Failure<Code extends string> {
  readonly code: Code
  readonly kind: FailureKind
}

/** For a chart's `onError`: the params of an action that keeps the failure of a call under this code. */
export const failedAs =
  <Code extends string>(code: Code) =>
  ({ event }: { readonly event: { readonly error: unknown } }): Failure<Code> => ({
    code,
    kind: failureKind(event.error),
  })

/** For a chart's `after`: the failure of a call that has not answered in time. */
export const timedOutAs = <Code extends string>(code: Code): Failure<Code> => ({ code, kind: 'timeout' })

/** For a guard: what the visitor entered is refused without asking anyone. */
export const refusedAs = <Code extends string>(code: Code): Failure<Code> => ({ code, kind: 'validation' })

/** For a chart's `onError`: the params of a guard that decides by why a call failed. */
export const kindOf = ({
  event,
}: {
  readonly event: { readonly error: unknown }
}): { kind: FailureKind } => ({
  kind: failureKind(event.error),
})
