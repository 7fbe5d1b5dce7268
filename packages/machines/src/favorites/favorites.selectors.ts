import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { favoritesMachine } from './favorites.machine.ts'
import type { FavoriteRecord } from './favorites.types.ts'

type Logic = typeof favoritesMachine

/** The machine with its ports. */
export interface FavoritesMachine extends Logic {}

/** A running favorites machine. */
export interface FavoritesActor extends ActorRefFrom<Logic> {}

export interface FavoritesSnapshot extends SnapshotOf<Logic> {}

export type FavoritesStatus = 'signedOut' | 'loading' | 'ready' | 'failed'

export const selectFavoritesStatus = ({ value }: FavoritesSnapshot): FavoritesStatus =>
  typeof value === 'string' ? value : value.signedIn

/** Returns the same array until the list changes. */
export const selectFavorites = ({ context }: FavoritesSnapshot): readonly FavoriteRecord[] => context.records

/** Id of the stored favorite; null if the game is not a favorite or the list is not loaded. */
export const selectFavoriteRecordId =
  (gameId: string) =>
  ({ context }: FavoritesSnapshot): string | null =>
    context.records.find((record) => record.gameId === gameId)?.recordId ?? null

/** Why the list could not be loaded. */
export const selectFavoritesFailure = ({ context }: FavoritesSnapshot) => context.failure?.code ?? null
