import type { SnapshotFrom } from 'xstate'
import type { FailureKind } from '../port/index.ts'
import type { favouriteMachine } from './favourite.machine.ts'
import type { FavouriteFailureCode } from './favourite.types.ts'

type FavouriteSnapshot = SnapshotFrom<typeof favouriteMachine>

/** Whether to show it as a favourite: at once when toggled, taken back when that fails. */
export const selectIsFavourite = (snapshot: FavouriteSnapshot): boolean => snapshot.hasTag('favourite')

/** A call is on its way: show the spinner; toggling does nothing. */
export const selectFavouriteBusy = (snapshot: FavouriteSnapshot): boolean => snapshot.hasTag('busy')

export const selectFavouriteFailure = ({ context }: FavouriteSnapshot): FavouriteFailureCode | null =>
  context.failure?.code ?? null

export const selectFavouriteFailureKind = ({ context }: FavouriteSnapshot): FailureKind | null =>
  context.failure?.kind ?? null
