import type { SnapshotFrom } from 'xstate'
import type { favoriteMachine } from './favorite.machine.ts'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'

type FavoriteSnapshot = SnapshotFrom<typeof favoriteMachine>

/** Whether to show the game as a favorite: optimistic, rolled back on failure. */
export const selectIsFavorite = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('favorite')

/** A request is in flight: show the spinner; toggling does nothing. */
export const selectFavoriteBusy = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('busy')

const getFailure = ({ context }: FavoriteSnapshot) => context.failure

/** The action that failed. */
export const selectFavoriteFailure = failureCodeSelector(getFailure)
export const selectFavoriteFailureKind = failureKindSelector(getFailure)
