import type { SnapshotFrom } from 'xstate'
import type { FailureKind } from '../port/index.ts'
import type { ratingMachine } from './rating.machine.ts'
import type { RatingFailureCode } from './rating.types.ts'

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

const failureOf = ({ context: { failure, unknown } }: RatingSnapshot) => failure ?? unknown

/** What failed last: to save, else to learn what was given before. */
export const selectRatingFailure = (snapshot: RatingSnapshot): RatingFailureCode | null =>
  failureOf(snapshot)?.code ?? null

export const selectRatingFailureKind = (snapshot: RatingSnapshot): FailureKind | null =>
  failureOf(snapshot)?.kind ?? null
