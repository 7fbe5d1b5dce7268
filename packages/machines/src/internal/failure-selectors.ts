import type { Failure, FailureKind } from '../port/index.ts'

type FailureOf<Snapshot, Code extends string> = (snapshot: Snapshot) => Failure<Code> | null

// Two functions and not a pair, so that a bundler drops what a host does not ask for.

/**
 * A selector of what the visitor was doing when it failed; null while nothing has.
 *
 * @param failureOf where a snapshot keeps its failure
 */
// @__NO_SIDE_EFFECTS__
export const failureCodeSelector =
  <Snapshot, Code extends string>(failureOf: FailureOf<Snapshot, Code>) =>
  (snapshot: Snapshot): Code | null =>
    failureOf(snapshot)?.code ?? null

/**
 * A selector of why it failed, for a second sentence such as "check your connection"; null while nothing has.
 *
 * @param failureOf where a snapshot keeps its failure
 */
// @__NO_SIDE_EFFECTS__
export const failureKindSelector =
  <Snapshot>(failureOf: FailureOf<Snapshot, string>) =>
  (snapshot: Snapshot): FailureKind | null =>
    failureOf(snapshot)?.kind ?? null
