import type { Failure, Port } from '../port/index.ts'

/**
 * - `load` what the user gave before could not be had
 * - `save` the backend refused the rating, or did not answer; Confirm tries again
 * - `login-required` the session had ended by the time the rating was to be saved
 */
export type RatingFailureCode = 'load' | 'save' | 'login-required'

export type RatingFailure = Failure<RatingFailureCode>

export interface RatingInput {
  readonly gameId: string
  /** Who is signed in; null for nobody. */
  readonly userId: string | null
}

export interface RatingContext extends RatingInput {
  /** The stars this user gave the game before; null for none, or not known yet. */
  readonly saved: number | null
  /** The stars to confirm or being saved. */
  readonly choice: number | null
  /** The stars under the pointer: shown, never saved. */
  readonly preview: number | null
  readonly failure: RatingFailure | null
  /** Why nobody knows what this user gave before; null while somebody may. */
  readonly loadError: RatingFailure | null
}

export type RatingEvent =
  /** The pointer is over a star. Send it for a mouse only: a touch has no hover. */
  | { type: 'star.preview'; stars: number }
  | { type: 'star.leave' }
  | { type: 'star.choose'; stars: number }
  | { type: 'rating.confirm' }
  | { type: 'rating.cancel' }
  /** Who is signed in has changed. */
  | { type: 'session.changed'; userId: string | null }

export type RatingEmitted =
  | { type: 'rated'; gameId: string; stars: number }
  /** A signed-out visitor chose these stars: keep them to offer again after signing in. */
  | { type: 'loginRequired'; gameId: string; stars: number }

export interface RatingKey {
  readonly gameId: string
  readonly userId: string
}

export interface RatingRequest extends RatingKey {
  /** A whole number from 1 to 5. */
  readonly stars: number
}

export interface RatingPorts {
  /** The stars from 1 to 5 that this user gave this game before; null for none. */
  loadRating: Port<RatingKey, number | null>
  /** Saves the one rating this user has for this game, new or changed. */
  saveRating: Port<RatingRequest, void>
}
