import type { SnapshotFrom } from 'xstate'
import type { FailureKind } from '../port/index.ts'
import type { favouritesMachine } from './favourites.machine.ts'
import type { FavouriteRecord, FavouritesFailureCode } from './favourites.types.ts'

type FavouritesSnapshot = SnapshotFrom<typeof favouritesMachine>

export type FavouritesStatus = 'signedOut' | 'loading' | 'ready' | 'failed'

export const selectFavouritesStatus = ({ value }: FavouritesSnapshot): FavouritesStatus =>
  typeof value === 'string' ? value : value.signedIn

/** The same array until the list changes. */
export const selectFavourites = ({ context }: FavouritesSnapshot): readonly FavouriteRecord[] =>
  context.records

/** The record that makes this game a favourite; null when it is none, or not known yet. */
export const selectFavouriteRecordId =
  (gameId: string) =>
  ({ context }: FavouritesSnapshot): string | null =>
    context.records.find((record) => record.gameId === gameId)?.recordId ?? null

export const selectFavouritesFailure = ({ context }: FavouritesSnapshot): FavouritesFailureCode | null =>
  context.failure?.code ?? null

export const selectFavouritesFailureKind = ({ context }: FavouritesSnapshot): FailureKind | null =>
  context.failure?.kind ?? null
