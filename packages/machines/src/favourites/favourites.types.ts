import type { Failure, Port } from '../port/index.ts'
import type { FavouriteRecord } from '../favourite/favourite.types.ts'

export type { FavouriteRecord }

/** The list could not be fetched. */
export type FavouritesFailureCode = 'load'

export type FavouritesFailure = Failure<FavouritesFailureCode>

export interface FavouritesInput {
  /** Who is signed in; null for nobody, or not known yet. */
  readonly userId: string | null
}

export interface FavouritesContext extends FavouritesInput {
  /** One for each game, newest last. Empty until loaded. */
  readonly records: readonly FavouriteRecord[]
  readonly failure: FavouritesFailure | null
}

export type FavouritesEvent =
  | { type: 'session.changed'; userId: string | null }
  | { type: 'favourites.reload' }
  /** A favourite has been stored elsewhere, such as by a button. */
  | ({ type: 'favourites.added' } & FavouriteRecord)
  | { type: 'favourites.removed'; gameId: string }

export interface FavouritesPorts {
  /** All favourites of this user. */
  listFavourites: Port<{ readonly userId: string }, readonly FavouriteRecord[]>
}
