import type { SnapshotFrom } from 'xstate'
import type { FailureKind } from '../port/index.ts'
import type { favoritesMachine } from './favorites.machine.ts'
import type { FavoriteRecord, FavoritesFailureCode } from './favorites.types.ts'

type FavoritesSnapshot = SnapshotFrom<typeof favoritesMachine>

export type FavoritesStatus = 'signedOut' | 'loading' | 'ready' | 'failed'

export const selectFavoritesStatus = ({ value }: FavoritesSnapshot): FavoritesStatus =>
  typeof value === 'string' ? value : value.signedIn

/** The same array until the list changes. */
export const selectFavorites = ({ context }: FavoritesSnapshot): readonly FavoriteRecord[] => context.records

/** The record that makes this game a favorite; null when it is none, or not known yet. */
export const selectFavoriteRecordId =
  (gameId: string) =>
  ({ context }: FavoritesSnapshot): string | null =>
    context.records.find((record) => record.gameId === gameId)?.recordId ?? null

export const selectFavoritesFailure = ({ context }: FavoritesSnapshot): FavoritesFailureCode | null =>
  context.failure?.code ?? null

export const selectFavoritesFailureKind = ({ context }: FavoritesSnapshot): FailureKind | null =>
  context.failure?.kind ?? null
