import type { Failure, Port } from '../port/index.ts'

/** The signed-in player. `name` is public. */
export interface Player {
  readonly id: string
  readonly name: string
}

/** A score to submit: an integer from 0 to 2^53 − 1. */
export interface ScoreSubmission {
  readonly gameId: string
  readonly userId: string
  readonly userName: string
  readonly score: number
}

/** Confirmation of a submitted score. */
export interface ScoreReceipt {
  /** Id of the stored score. */
  readonly recordId: string
}

/**
 * The score is kept in both cases.
 * - `submit-score` the backend rejected the score or did not respond; submitting retries
 * - `login-required` the session had ended when the score was submitted
 */
export type GameSessionFailureCode = 'submit-score' | 'login-required'

/**
 * Why the game is unavailable: no response in time (`late`), failed to start (`crashed`), failed while running
 * (`stopped`), or violated the protocol (`misbehaved`), so that its frame must be removed.
 */
export type FrameProblem = 'late' | 'crashed' | 'stopped' | 'misbehaved'

export interface GameSessionInput {
  readonly gameId: string
  readonly player: Player | null
  /** A score kept until sign-in. @default none */
  readonly pendingScore?: number
}

export interface GameSessionContext {
  readonly gameId: string
  readonly player: Player | null
  /** Loading progress from 0 to 1; null if unknown. */
  readonly progress: number | null
  /** Best score of this session that is not submitted yet. */
  readonly score: number | null
  /** Id of the player who was signed in when the run ended; null for a guest or without a score. */
  readonly owner: string | null
  /** The score last sent, whatever the result. */
  readonly sent: number | null
  /** Confirmation of the last submitted score. */
  readonly receipt: ScoreReceipt | null
  readonly failure: Failure<GameSessionFailureCode> | null
}

export type GameSessionEvent =
  /** Loading progress from 0 to 1. */
  | { type: 'game.loading'; progress: number }
  /** The frame loaded a page of the game. A later page replaces the game and restarts it. */
  | { type: 'game.opened' }
  /** The game shows its title and can be played. */
  | { type: 'game.ready' }
  /** Play started or resumed (true), or paused or ended (false). */
  | { type: 'game.gameplay'; on: boolean }
  /** A claimed score, `final` at the end of a run. Invalid scores are ignored. */
  | { type: 'game.score'; value: number; final: boolean }
  /** An error in the game. It breaks a loading game; a ready one only if `fatal`. */
  | { type: 'game.error'; fatal: boolean }
  /** The game violated the protocol: remove its frame. */
  | { type: 'game.misbehaved' }
  /** Loads the game again. */
  | { type: 'game.retry' }
  /** Pauses or resumes the run. Resume also ends a pause by the game. */
  | { type: 'player.pause' }
  | { type: 'player.resume' }
  /** The tab was hidden or shown. */
  | { type: 'page.hidden' }
  | { type: 'page.visible' }
  /** The user signed in or out (null). */
  | { type: 'session.changed'; player: Player | null }
  | { type: 'score.submit' }
  /** Dismisses the offer and drops the score. */
  | { type: 'score.dismiss' }

export type GameSessionEmitted =
  /** Reload the frame. */
  | { type: 'reload' }
  /** The score is stored. */
  | { type: 'submitted'; score: number }

export interface GameSessionPorts {
  /** Submits a score. Rejects with a `PortError`. */
  submit: Port<ScoreSubmission, ScoreReceipt>
}
