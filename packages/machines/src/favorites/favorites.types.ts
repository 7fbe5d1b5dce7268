import type { Failure, Port } from '../port/index.ts'
import type { FavoriteRecord } from '../favorite/favorite.types.ts'

export type { FavoriteRecord }

/** The list could not be loaded. */
export type FavoritesFailureCode = 'load'

export type FavoritesFailure = Failure<FavoritesFailureCode>

export interface FavoritesInput {
  /** Id of the signed-in user; null for none or unknown. */
  readonly userId: string | null
}

export interface FavoritesContext extends FavoritesInput {
  /** One per game, newest last. Empty until loaded. */
  readonly records: readonly FavoriteRecord[]
  readonly failure: FavoritesFailure | null
}

export type FavoritesEvent =
  | { type: 'session.changed'; userId: string | null }
  | { type: 'favorites.reload' }
  /** A favorite was stored by another actor, such as a button. */
  | ({ type: 'favorites.added' } & FavoriteRecord)
  | { type: 'favorites.removed'; gameId: string }

export interface FavoritesPorts {
  /** Loads all favorites of this user. */
  listFavorites: Port<{ readonly userId: string }, readonly FavoriteRecord[]>
}
