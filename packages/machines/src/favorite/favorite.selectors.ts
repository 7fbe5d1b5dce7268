import type { SnapshotFrom } from 'xstate'
import type { favoriteMachine } from './favorite.machine.ts'

type FavoriteSnapshot = SnapshotFrom<typeof favoriteMachine>

/** Whether to show the game as a favorite: optimistic, rolled back on failure. */
export const selectIsFavorite = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('favorite')

/** A request is in flight: show the spinner; toggling does nothing. */
export const selectFavoriteBusy = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('busy')

/** The action that failed. */
export const selectFavoriteFailure = ({ context }: FavoriteSnapshot) => context.failure?.code ?? null
