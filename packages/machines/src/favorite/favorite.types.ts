import type { Failure, Port } from '../port/index.ts'

/** What the visitor was doing when the backend refused, or did not answer. */
export type FavoriteFailureCode = 'add' | 'remove'

export type FavoriteFailure = Failure<FavoriteFailureCode>

export interface FavoriteInput {
  readonly gameId: string
  /** Who is signed in; null for nobody. */
  readonly userId: string | null
  /** The stored record that makes this game a favorite; null when it is none, or not known yet. */
  readonly recordId: string | null
}

export interface FavoriteContext extends FavoriteInput {
  readonly failure: FavoriteFailure | null
}

export type FavoriteEvent =
  | { type: 'favorite.toggle' }
  /** Makes it a favorite; ignored when it is one. For coming back from the login page. */
  | { type: 'favorite.add' }
  /** Takes the failure off the screen. */
  | { type: 'favorite.dismiss' }
  /** Who is signed in has changed, or the stored record has become known. */
  | { type: 'session.changed'; userId: string | null; recordId: string | null }

export type FavoriteEmitted =
  | { type: 'added'; gameId: string; recordId: string }
  | { type: 'removed'; gameId: string; recordId: string }
  /** Nobody is signed in, or the session turned out to have ended. */
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
  /** Stores the favorite. One that is stored already counts as success. */
  addFavorite: Port<FavoriteAddition, StoredFavorite>
  /** Deletes the record. One that is gone already counts as success. */
  removeFavorite: Port<FavoriteRecord, void>
}
