import type { Failure, Port } from '../port/index.ts'

/**
 * - `load` the previous rating could not be loaded
 * - `save` the backend rejected the rating or did not respond; Confirm retries
 * - `login-required` the session had ended when the rating was saved
 */
export type RatingFailureCode = 'load' | 'save' | 'login-required'

export type RatingFailure = Failure<RatingFailureCode>

export interface RatingInput {
  readonly gameId: string
  /** Id of the signed-in user; null for none. */
  readonly userId: string | null
}

export interface RatingContext extends RatingInput {
  /** The user's previous rating; null for none or not loaded. */
  readonly saved: number | null
  /** Stars to confirm, or in the process of saving. */
  readonly choice: number | null
  /** Stars under the pointer; never saved. */
  readonly preview: number | null
  readonly failure: RatingFailure | null
  /** Why the previous rating could not be loaded; null otherwise. */
  readonly loadError: RatingFailure | null
}

export type RatingEvent =
  /** The pointer is over a star. Send it for a mouse only: touch has no hover. */
  | { type: 'star.preview'; stars: number }
  | { type: 'star.leave' }
  | { type: 'star.choose'; stars: number }
  | { type: 'rating.confirm' }
  | { type: 'rating.cancel' }
  /** The signed-in user changed. */
  | { type: 'session.changed'; userId: string | null }

export type RatingEmitted =
  | { type: 'rated'; gameId: string; stars: number }
  /** A signed-out user chose these stars: keep them to offer again after sign-in. */
  | { type: 'loginRequired'; gameId: string; stars: number }

export interface RatingKey {
  readonly gameId: string
  readonly userId: string
}

export interface RatingRequest extends RatingKey {
  /** An integer from 1 to 5. */
  readonly stars: number
}

export interface RatingPorts {
  /** Loads this user's rating of this game, 1 to 5; null for none. */
  loadRating: Port<RatingKey, number | null>
  /** Creates or updates this user's rating of this game. */
  saveRating: Port<RatingRequest, void>
}
