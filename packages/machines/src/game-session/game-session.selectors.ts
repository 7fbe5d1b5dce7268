import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { gameSessionMachine } from './game-session.machine.ts'
import type { FrameProblem } from './game-session.types.ts'

type Logic = typeof gameSessionMachine

/** The machine with its ports. */
export interface GameSessionMachine extends Logic {}

/** A running game session machine. */
export interface GameSessionActor extends ActorRefFrom<Logic> {}

export interface GameSessionSnapshot extends SnapshotOf<Logic> {}

export type FrameState = 'loading' | 'slow' | 'ready' | 'broken'
export type OfferState = 'none' | 'signInRequired' | 'offered' | 'submitting' | 'submitted'

const frameStates = ['ready', 'broken', 'slow'] as const
const frameProblems = ['late', 'crashed', 'stopped', 'misbehaved'] as const
const offerStates = ['signInRequired', 'offered', 'submitting', 'submitted'] as const

export const selectFrameState = (snapshot: GameSessionSnapshot): FrameState =>
  frameStates.find((frame) => snapshot.matches({ frame })) ?? 'loading'

/** Why the game is unavailable; null otherwise. */
export const selectFrameProblem = (snapshot: GameSessionSnapshot): FrameProblem | null =>
  frameProblems.find((broken) => snapshot.matches({ frame: { broken } })) ?? null

/** Loading progress from 0 to 1; null if unknown. */
export const selectProgress = ({ context }: GameSessionSnapshot): number | null => context.progress

/** A run has started and not ended, running or paused: show Pause or Resume. */
export const selectIsRunActive = (snapshot: GameSessionSnapshot): boolean => snapshot.hasTag('active')

/** A run is in progress and not paused. */
export const selectPlaying = (snapshot: GameSessionSnapshot): boolean => snapshot.hasTag('playing')

/** The game must be paused, because the run is paused or the page is hidden. */
export const selectShouldPause = (snapshot: GameSessionSnapshot): boolean =>
  snapshot.hasTag('ready') && (snapshot.hasTag('paused') || snapshot.hasTag('hidden'))

/** The run is paused, by the portal or by the game: show Resume. */
export const selectPaused = (snapshot: GameSessionSnapshot): boolean => snapshot.hasTag('paused')

/** Returns the score notice of the finished run; none during the next run, which keeps the score. */
export const selectOffer = (snapshot: GameSessionSnapshot): OfferState =>
  snapshot.hasTag('active') ? 'none' : (offerStates.find((offer) => snapshot.matches({ offer })) ?? 'none')

/** The score to submit. */
export const selectPendingScore = ({ context }: GameSessionSnapshot): number | null => context.score

/** Record id of the submitted score while the confirmation is shown; otherwise null. */
export const selectSubmittedRecordId = (snapshot: GameSessionSnapshot): string | null =>
  snapshot.matches({ offer: 'submitted' }) ? (snapshot.context.receipt?.recordId ?? null) : null

export const selectGameSessionFailure = ({ context }: GameSessionSnapshot) => context.failure?.code ?? null
