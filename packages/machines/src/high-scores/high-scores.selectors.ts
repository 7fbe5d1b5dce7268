import type { SnapshotFrom } from 'xstate'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'
import type { highScoresMachine } from './high-scores.machine.ts'
import type { HighScore } from './high-scores.types.ts'

type HighScoresSnapshot = SnapshotFrom<typeof highScoresMachine>

/** Best first, as many as the input's limit allows. */
export const selectScores = ({ context }: HighScoresSnapshot): readonly HighScore[] => context.scores

export const selectScoresBusy = (snapshot: HighScoresSnapshot): boolean => snapshot.matches('loading')

/** The board has been loaded, so an empty one is really empty. */
export const selectScoresReady = (snapshot: HighScoresSnapshot): boolean => snapshot.matches('ready')

const failureOf = ({ context }: HighScoresSnapshot) => context.failure

/** Why there is no board. */
export const selectScoresFailure = failureCodeSelector(failureOf)
export const selectScoresFailureKind = failureKindSelector(failureOf)
