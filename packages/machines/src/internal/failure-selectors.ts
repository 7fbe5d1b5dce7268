import type { Failure, FailureKind } from '../port/index.ts'

type FailureOf<Snapshot, Code extends string> = (snapshot: Snapshot) => Failure<Code> | null

// Two functions instead of a pair, so that bundlers can drop the unused one.

/**
 * Creates a selector of the failure code; null without a failure.
 *
 * @param getFailure reads the failure of a snapshot
 */
// @__NO_SIDE_EFFECTS__
export const failureCodeSelector =
  <Snapshot, Code extends string>(getFailure: FailureOf<Snapshot, Code>) =>
  (snapshot: Snapshot): Code | null =>
    getFailure(snapshot)?.code ?? null

/**
 * Creates a selector of the failure kind, for hints such as "check your connection"; null without a failure.
 *
 * @param getFailure reads the failure of a snapshot
 */
// @__NO_SIDE_EFFECTS__
export const failureKindSelector =
  <Snapshot>(getFailure: FailureOf<Snapshot, string>) =>
  (snapshot: Snapshot): FailureKind | null =>
    getFailure(snapshot)?.kind ?? null
