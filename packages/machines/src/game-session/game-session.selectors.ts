import type { SnapshotFrom } from 'xstate'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'
import type { gameSessionMachine } from './game-session.machine.ts'
import type { FrameProblem } from './game-session.types.ts'

type GameSessionSnapshot = SnapshotFrom<typeof gameSessionMachine>

export type FrameState = 'loading' | 'slow' | 'ready' | 'broken'
export type OfferState = 'none' | 'signInRequired' | 'offered' | 'submitting' | 'submitted'

const frameStates = ['ready', 'broken', 'slow'] as const
const frameProblems = ['late', 'crashed', 'stopped', 'misbehaved'] as const
const offerStates = ['signInRequired', 'offered', 'submitting', 'submitted'] as const

export const selectFrameState = (snapshot: GameSessionSnapshot): FrameState =>
  frameStates.find((frame) => snapshot.matches({ frame })) ?? 'loading'

/** Why the game is not there; null while it may still come. */
export const selectFrameProblem = (snapshot: GameSessionSnapshot): FrameProblem | null =>
  frameProblems.find((broken) => snapshot.matches({ frame: { broken } })) ?? null

/** How much of a game that is on its way has come, from 0 to 1; null while nobody knows. */
export const selectProgress = ({ context }: GameSessionSnapshot): number | null => context.progress

/** A run has begun and has not ended, whether it goes on or is paused: show Pause or Resume. */
export const selectIsRunActive = (snapshot: GameSessionSnapshot): boolean => snapshot.hasTag('active')

/** A run goes on. */
export const selectPlaying = (snapshot: GameSessionSnapshot): boolean => snapshot.hasTag('playing')

/** The portal holds the game, because it is paused or nobody sees it: tell the game to pause. */
export const selectShouldPause = (snapshot: GameSessionSnapshot): boolean =>
  snapshot.hasTag('ready') && (snapshot.hasTag('paused') || snapshot.hasTag('hidden'))

/** The run is paused, in the portal or in the game: show Resume. */
export const selectPaused = (snapshot: GameSessionSnapshot): boolean => snapshot.hasTag('paused')

/** What to show of a finished run's score. While the next run is under way nothing is, and the score is kept. */
export const selectOffer = (snapshot: GameSessionSnapshot): OfferState =>
  snapshot.hasTag('active') ? 'none' : (offerStates.find((offer) => snapshot.matches({ offer })) ?? 'none')

/** The score that waits to be submitted. */
export const selectPendingScore = ({ context }: GameSessionSnapshot): number | null => context.score

/** The id of the row that was just put on the board, while the player is told of it; else null. */
export const selectSubmittedRecordId = (snapshot: GameSessionSnapshot): string | null =>
  snapshot.matches({ offer: 'submitted' }) ? (snapshot.context.receipt?.recordId ?? null) : null

const failureOf = ({ context }: GameSessionSnapshot) => context.failure

export const selectGameSessionFailure = failureCodeSelector(failureOf)

export const selectGameSessionFailureKind = failureKindSelector(failureOf)
