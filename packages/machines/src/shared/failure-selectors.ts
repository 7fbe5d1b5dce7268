import type { Failure, FailureKind } from '../port/index.ts'

/**
 * What every view asks of a failure: what the visitor was doing (`code`), and why it failed (`kind`), for a second
 * sentence such as "check your connection". Both are null while nothing has failed.
 *
 * @param failureOf where a snapshot keeps it
 */
// Lets a bundler drop the pair when a host asks for neither.
// @__NO_SIDE_EFFECTS__
export const failureSelectors = <Snapshot, Code extends string>(
  failureOf: (snapshot: Snapshot) => Failure<Code> | null,
): {
  readonly code: (snapshot: Snapshot) => Code | null
  readonly kind: (snapshot: Snapshot) => FailureKind | null
} => ({
  code: (snapshot) => failureOf(snapshot)?.code ?? null,
  kind: (snapshot) => failureOf(snapshot)?.kind ?? null,
})
