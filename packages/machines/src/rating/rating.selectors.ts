import type { SnapshotFrom } from 'xstate'
import type { ratingMachine } from './rating.machine.ts'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'

type RatingSnapshot = SnapshotFrom<typeof ratingMachine>

export type RatingStatus = 'idle' | 'loginRequired' | 'confirming' | 'saving' | 'thanking'

export const selectRatingStatus = ({ value }: RatingSnapshot): RatingStatus =>
  typeof value.stars === 'string' ? value.stars : value.stars.choosing

/** How many stars to fill, 0 to 5: those under the pointer, else those chosen, else those saved before. */
export const selectStars = ({ context: { preview, choice, saved } }: RatingSnapshot): number =>
  preview ?? choice ?? saved ?? 0

/** The stars waiting for Confirm or being saved; null for none. */
export const selectChoice = ({ context }: RatingSnapshot): number | null => context.choice

/** The stars this user gave before; null for none. */
export const selectSavedStars = ({ context }: RatingSnapshot): number | null => context.saved

const failureOf = ({ context: { failure, loadError } }: RatingSnapshot) => failure ?? loadError

/** What failed last: to save, else to learn what was given before. */
export const selectRatingFailure = failureCodeSelector(failureOf)
export const selectRatingFailureKind = failureKindSelector(failureOf)
