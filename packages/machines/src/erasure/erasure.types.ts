import type { Failure, Port } from '../port/index.ts'

/** One stored record of the user. */
export interface StoredRecord {
  readonly kind: 'favorite' | 'rating' | 'score' | 'save'
  readonly id: string
}

/** The step that failed. */
export type ErasureFailureCode = 'list' | 'remove'

export type ErasureFailure = Failure<ErasureFailureCode>

export interface ErasureInput {
  readonly userId: string
}

export interface ErasureContext extends ErasureInput {
  /** Records still to delete, the next one first. */
  readonly remaining: readonly StoredRecord[]
  readonly removed: readonly StoredRecord[]
  /** Records that the backend does not let their owner delete. */
  readonly refused: readonly StoredRecord[]
  readonly failure: ErasureFailure | null
}

export type ErasureEvent =
  | { type: 'erasure.start' }
  /** Stops after the record in progress. */
  | { type: 'erasure.stop' }

export type ErasureEmitted =
  /** The deletion has ended, successfully or not; lists of stored data may be out of date. */
  | { type: 'ended' }
  /** The session has ended. */
  | { type: 'loginRequired' }

/** Backend calls. All reject with a `PortError`. */
export interface ErasurePorts {
  /** Stored records of this user. May return only the first part of a long list; the next call returns the rest. */
  listRecords: Port<{ readonly userId: string }, readonly StoredRecord[]>
  /**
   * Deletes a record; a missing one counts as success. Rejects with `permission` when its owner may not delete it.
   */
  removeRecord: Port<{ readonly userId: string; readonly record: StoredRecord }, void>
}
