import type { SnapshotFrom } from 'xstate'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'
import type { highScoresMachine } from './high-scores.machine.ts'
import type { HighScore } from './high-scores.types.ts'

type HighScoresSnapshot = SnapshotFrom<typeof highScoresMachine>

/** Best first, at most `limit` rows. */
export const selectScores = ({ context }: HighScoresSnapshot): readonly HighScore[] => context.scores

export const selectScoresBusy = (snapshot: HighScoresSnapshot): boolean => snapshot.matches('loading')

/** The scores have been loaded, so an empty list really is empty. */
export const selectScoresReady = (snapshot: HighScoresSnapshot): boolean => snapshot.matches('ready')

const getFailure = ({ context }: HighScoresSnapshot) => context.failure

/** Why the scores could not be loaded. */
export const selectScoresFailure = failureCodeSelector(getFailure)
export const selectScoresFailureKind = failureKindSelector(getFailure)
