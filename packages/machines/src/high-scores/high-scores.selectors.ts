import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { highScoresMachine } from './high-scores.machine.ts'
import type { HighScore } from './high-scores.types.ts'

type Logic = typeof highScoresMachine

/** The machine with its ports. */
export interface HighScoresMachine extends Logic {}

/** A running high scores machine. */
export interface HighScoresActor extends ActorRefFrom<Logic> {}

export interface HighScoresSnapshot extends SnapshotOf<Logic> {}

/** Best first, at most `limit` rows. */
export const selectScores = ({ context }: HighScoresSnapshot): readonly HighScore[] => context.scores

/** The scores have been loaded, so an empty list really is empty. */
export const selectScoresReady = (snapshot: HighScoresSnapshot): boolean => snapshot.matches('ready')

/** Why the scores could not be loaded. */
export const selectScoresFailure = ({ context }: HighScoresSnapshot) => context.failure?.code ?? null
