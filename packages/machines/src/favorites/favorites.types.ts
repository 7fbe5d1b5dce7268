import type { Failure, Port } from '../port/index.ts'
import type { FavoriteRecord } from '../favorite/favorite.types.ts'

export type { FavoriteRecord }

/** The list could not be fetched. */
export type FavoritesFailureCode = 'load'

export type FavoritesFailure = Failure<FavoritesFailureCode>

export interface FavoritesInput {
  /** Who is signed in; null for nobody, or not known yet. */
  readonly userId: string | null
}

export interface FavoritesContext extends FavoritesInput {
  /** One for each game, newest last. Empty until loaded. */
  readonly records: readonly FavoriteRecord[]
  readonly failure: FavoritesFailure | null
}

export type FavoritesEvent =
  | { type: 'session.changed'; userId: string | null }
  | { type: 'favorites.reload' }
  /** A favorite has been stored elsewhere, such as by a button. */
  | ({ type: 'favorites.added' } & FavoriteRecord)
  | { type: 'favorites.removed'; gameId: string }

export interface FavoritesPorts {
  /** All favorites of this user. */
  listFavorites: Port<{ readonly userId: string }, readonly FavoriteRecord[]>
}
