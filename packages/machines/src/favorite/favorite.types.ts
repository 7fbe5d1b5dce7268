import type { Failure, Port } from '../port/index.ts'

/** The action that the backend rejected or did not confirm. */
export type FavoriteFailureCode = 'add' | 'remove'

export type FavoriteFailure = Failure<FavoriteFailureCode>

export interface FavoriteInput {
  readonly gameId: string
  /** Id of the signed-in user; null for none. */
  readonly userId: string | null
  /** Id of the stored favorite; null if the game is not a favorite or the list is not loaded. */
  readonly recordId: string | null
}

export interface FavoriteContext extends FavoriteInput {
  readonly failure: FavoriteFailure | null
}

export type FavoriteEvent =
  | { type: 'favorite.toggle' }
  /** Makes the game a favorite; ignored if it is one. Sent after returning from the login page. */
  | { type: 'favorite.add' }
  /** Clears the failure. */
  | { type: 'favorite.dismiss' }
  /** The user changed, or the stored record became known. */
  | { type: 'session.changed'; userId: string | null; recordId: string | null }

export type FavoriteEmitted =
  | { type: 'added'; gameId: string; recordId: string }
  | { type: 'removed'; gameId: string; recordId: string }
  /** The user is signed out, or the session has ended. */
  | { type: 'loginRequired'; gameId: string }

export interface FavoriteAddition {
  readonly gameId: string
  readonly userId: string
}

export interface StoredFavorite {
  readonly recordId: string
}

export interface FavoriteRecord {
  readonly gameId: string
  readonly recordId: string
}

export interface FavoritePorts {
  /** Stores the favorite. An existing one counts as success. */
  addFavorite: Port<FavoriteAddition, StoredFavorite>
  /** Deletes the record. A missing one counts as success. */
  removeFavorite: Port<FavoriteRecord, void>
}
