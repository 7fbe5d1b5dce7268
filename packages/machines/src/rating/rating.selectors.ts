import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { ratingMachine } from './rating.machine.ts'

type Logic = typeof ratingMachine

/** The machine with its ports. */
export interface RatingMachine extends Logic {}

/** A running rating machine. */
export interface RatingActor extends ActorRefFrom<Logic> {}

export interface RatingSnapshot extends SnapshotOf<Logic> {}

export type RatingStatus = 'idle' | 'loginRequired' | 'confirming' | 'saving' | 'thanking'

export const selectRatingStatus = ({ value }: RatingSnapshot): RatingStatus =>
  typeof value.stars === 'string' ? value.stars : value.stars.choosing

/** Stars to fill, 0 to 5: the preview, else the choice, else the saved rating. */
export const selectStars = ({ context: { preview, choice, saved } }: RatingSnapshot): number =>
  preview ?? choice ?? saved ?? 0

/** The choice to confirm or in the process of saving; null for none. */
export const selectChoice = ({ context }: RatingSnapshot): number | null => context.choice

/** The user's previous rating; null for none. */
export const selectSavedStars = ({ context }: RatingSnapshot): number | null => context.saved

/** Failure to save, else failure to load the previous rating. */
export const selectRatingFailure = ({ context: { failure, loadError } }: RatingSnapshot) =>
  (failure ?? loadError)?.code ?? null
