import type { SnapshotFrom } from 'xstate'
import type { favoriteMachine } from './favorite.machine.ts'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'

type FavoriteSnapshot = SnapshotFrom<typeof favoriteMachine>

/** Whether to show it as a favorite: at once when toggled, taken back when that fails. */
export const selectIsFavorite = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('favorite')

/** A call is on its way: show the spinner; toggling does nothing. */
export const selectFavoriteBusy = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('busy')

const failureOf = ({ context }: FavoriteSnapshot) => context.failure

/** What could not be stored or taken back. */
export const selectFavoriteFailure = failureCodeSelector(failureOf)
export const selectFavoriteFailureKind = failureKindSelector(failureOf)
