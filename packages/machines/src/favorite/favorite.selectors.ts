import type { SnapshotFrom } from 'xstate'
import type { FailureKind } from '../port/index.ts'
import type { favoriteMachine } from './favorite.machine.ts'
import type { FavoriteFailureCode } from './favorite.types.ts'

type FavoriteSnapshot = SnapshotFrom<typeof favoriteMachine>

/** Whether to show it as a favorite: at once when toggled, taken back when that fails. */
export const selectIsFavorite = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('favorite')

/** A call is on its way: show the spinner; toggling does nothing. */
export const selectFavoriteBusy = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('busy')

export const selectFavoriteFailure = ({ context }: FavoriteSnapshot): FavoriteFailureCode | null =>
  context.failure?.code ?? null

export const selectFavoriteFailureKind = ({ context }: FavoriteSnapshot): FailureKind | null =>
  context.failure?.kind ?? null
