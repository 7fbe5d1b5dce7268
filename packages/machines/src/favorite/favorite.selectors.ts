import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { favoriteMachine } from './favorite.machine.ts'

type Logic = typeof favoriteMachine

/** The machine with its ports. */
export interface FavoriteMachine extends Logic {}

/** A running favorite machine. */
export interface FavoriteActor extends ActorRefFrom<Logic> {}

export interface FavoriteSnapshot extends SnapshotOf<Logic> {}

/** Whether to show the game as a favorite: optimistic, rolled back on failure. */
export const selectIsFavorite = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('favorite')

/** A request is in flight: show the spinner; toggling does nothing. */
export const selectFavoriteBusy = (snapshot: FavoriteSnapshot): boolean => snapshot.hasTag('busy')

/** The action that failed. */
export const selectFavoriteFailure = ({ context }: FavoriteSnapshot) => context.failure?.code ?? null
