import type { SnapshotFrom } from 'xstate'
import type { highScoresMachine } from './high-scores.machine.ts'
import type { FailureKind } from '../port/index.ts'
import type { HighScore, HighScoresFailureCode } from './high-scores.types.ts'

type HighScoresSnapshot = SnapshotFrom<typeof highScoresMachine>

/** Best first, as many as the input's limit allows. */
export const selectScores = ({ context }: HighScoresSnapshot): readonly HighScore[] => context.scores

export const selectScoresBusy = (snapshot: HighScoresSnapshot): boolean => snapshot.hasTag('busy')

/** The board has been loaded, so an empty one is really empty. */
export const selectScoresReady = (snapshot: HighScoresSnapshot): boolean => snapshot.hasTag('ready')

export const selectScoresFailure = ({ context }: HighScoresSnapshot): HighScoresFailureCode | null =>
  context.failure?.code ?? null

export const selectScoresFailureKind = ({ context }: HighScoresSnapshot): FailureKind | null =>
  context.failure?.kind ?? null

/** A score is on its way to the board. */
export const selectScoreSubmitting = (snapshot: HighScoresSnapshot): boolean => snapshot.matches('submitting')
