import type { Failure, Port } from '../port/index.ts'

/** What the visitor was doing when the backend refused, or did not answer. */
export type FavouriteFailureCode = 'add' | 'remove'

export type FavouriteFailure = Failure<FavouriteFailureCode>

export interface FavouriteInput {
  readonly gameId: string
  /** Who is signed in; null for nobody. */
  readonly userId: string | null
  /** The stored record that makes this game a favourite; null when it is none, or not known yet. */
  readonly recordId: string | null
}

export interface FavouriteContext extends FavouriteInput {
  readonly failure: FavouriteFailure | null
}

export type FavouriteEvent =
  | { type: 'favourite.toggle' }
  /** Makes it a favourite; ignored when it is one. For coming back from the login page. */
  | { type: 'favourite.add' }
  /** Takes the failure off the screen. */
  | { type: 'favourite.dismiss' }
  /** Who is signed in has changed, or the stored record has become known. */
  | { type: 'session.changed'; userId: string | null; recordId: string | null }

export type FavouriteEmitted =
  | { type: 'added'; gameId: string; recordId: string }
  | { type: 'removed'; gameId: string; recordId: string }
  /** Nobody is signed in, or the session turned out to have ended. */
  | { type: 'loginRequired'; gameId: string }

export interface FavouriteAddition {
  readonly gameId: string
  readonly userId: string
}

export interface StoredFavourite {
  readonly recordId: string
}

export interface FavouriteRecord {
  readonly gameId: string
  readonly recordId: string
}

export interface FavouritePorts {
  /** Stores the favourite. One that is stored already counts as success. */
  addFavourite: Port<FavouriteAddition, StoredFavourite>
  /** Deletes the record. One that is gone already counts as success. */
  removeFavourite: Port<FavouriteRecord, void>
}
