import type { Failure, Port } from '../port/index.ts'

/** Something that is stored in somebody's name. */
export interface StoredRecord {
  readonly kind: 'favorite' | 'rating' | 'score'
  readonly id: string
}

/** What was being done when it broke off: `list` what there is, or `remove` a piece of it. */
export type ErasureFailureCode = 'list' | 'remove'

export type ErasureFailure = Failure<ErasureFailureCode>

export interface ErasureInput {
  readonly userId: string
}

export interface ErasureContext extends ErasureInput {
  /** What is still to be removed, the next one first. */
  readonly remaining: readonly StoredRecord[]
  readonly removed: readonly StoredRecord[]
  /** What the backend does not let its owner remove. */
  readonly refused: readonly StoredRecord[]
  readonly failure: ErasureFailure | null
}

export type ErasureEvent =
  | { type: 'erasure.start' }
  /** Removes nothing more. The piece that is on its way may still go. */
  | { type: 'erasure.stop' }

export type ErasureEmitted =
  /** It has ended in whatever way; lists of what is stored may be out of date. */
  | { type: 'ended' }
  /** The session turned out to have ended. */
  | { type: 'loginRequired' }

/** How the machine reaches the backend. All reject with a `PortError`. */
export interface ErasurePorts {
  /** What is stored of this user; of very much only a part, and the rest when it is asked again. */
  listRecords: Port<{ readonly userId: string }, readonly StoredRecord[]>
  /**
   * Removes a piece; one that is gone already counts as success. Rejects as `permission` when the backend does not let
   * its owner remove it.
   */
  removeRecord: Port<{ readonly userId: string; readonly record: StoredRecord }, void>
}
