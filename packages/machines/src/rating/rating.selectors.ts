import type { SnapshotFrom } from 'xstate'
import type { FailureKind } from '../port/index.ts'
import type { ratingMachine } from './rating.machine.ts'
import type { RatingFailureCode } from './rating.types.ts'

type RatingSnapshot = SnapshotFrom<typeof ratingMachine>

export type RatingStatus = 'idle' | 'loginRequired' | 'confirming' | 'saving' | 'thanking'

export const selectRatingStatus = ({ value }: RatingSnapshot): RatingStatus =>
  typeof value === 'string' ? value : value.choosing

/** How many stars to fill, 0 to 5: those under the pointer, else those chosen, else those saved before. */
export const selectStars = ({ context: { preview, choice, saved } }: RatingSnapshot): number =>
  preview ?? choice ?? saved ?? 0

/** The stars waiting for Confirm or being saved; null for none. */
export const selectChoice = ({ context }: RatingSnapshot): number | null => context.choice

/** The stars this user gave before; null for none. */
export const selectSavedStars = ({ context }: RatingSnapshot): number | null => context.saved

export const selectRatingFailure = ({ context }: RatingSnapshot): RatingFailureCode | null =>
  context.failure?.code ?? null

export const selectRatingFailureKind = ({ context }: RatingSnapshot): FailureKind | null =>
  context.failure?.kind ?? null
