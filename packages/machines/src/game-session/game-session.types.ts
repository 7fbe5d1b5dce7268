import type { Failure, Port } from '../port/index.ts'

/** Who is at the game, as far as a score needs to know. `name` is what others may see. */
export interface Player {
  readonly id: string
  readonly name: string
}

/** A score on its way to the board: a whole number from 0 to 2^53 − 1. */
export interface ScoreSubmission {
  readonly gameId: string
  readonly userId: string
  readonly userName: string
  readonly score: number
}

/** What the board answers to a submission. */
export interface ScoreReceipt {
  /** The id of the row that the score is now. */
  readonly recordId: string
}

/**
 * The score is kept either way.
 * - `submit-score` the backend refused, or did not answer; submitting tries again
 * - `login-required` the session had ended by the time the score was to be submitted
 */
export type GameSessionFailureCode = 'submit-score' | 'login-required'

/**
 * Why the game is not there: it gave no sign in time (`late`), said that it cannot start (`crashed`) or cannot go on
 * (`stopped`), or it `misbehaved` and its frame is to be removed.
 */
export type FrameProblem = 'late' | 'crashed' | 'stopped' | 'misbehaved'

export interface GameSessionInput {
  readonly gameId: string
  readonly player: Player | null
  /** A score that waited for sign-in. @default none */
  readonly pendingScore?: number
}

export interface GameSessionContext {
  readonly gameId: string
  readonly player: Player | null
  /** How much of the game has come, from 0 to 1; null while nobody knows. */
  readonly progress: number | null
  /** The best score of this sitting that is not on the board yet. */
  readonly score: number | null
  /** The id of who it belongs to: who was signed in when the run ended. Null for a guest's, and for none. */
  readonly owner: string | null
  /** The score that was last sent to the board, whatever became of it. */
  readonly sent: number | null
  /** The row that was last put on the board. */
  readonly receipt: ScoreReceipt | null
  readonly failure: Failure<GameSessionFailureCode> | null
}

export type GameSessionEvent =
  /** How much of the game has come, from 0 to 1. */
  | { type: 'game.loading'; progress: number }
  /** A page of the game has arrived in its frame. In the place of one that was there: it begins anew. */
  | { type: 'game.opened' }
  /** The game's frame shows its title and can be played. */
  | { type: 'game.ready' }
  /** Play begins or goes on (true), or it is paused or over (false). */
  | { type: 'game.gameplay'; on: boolean }
  /** A claim of points, `final` when the run is over. Whatever is no number of points is ignored. */
  | { type: 'game.score'; value: number; final: boolean }
  /** An error in the game. It breaks one that is loading, and one that is there if it is `fatal`. */
  | { type: 'game.error'; fatal: boolean }
  /** The game's frame does what no honest game does: it is to be removed. */
  | { type: 'game.misbehaved' }
  /** Loads the game again. */
  | { type: 'game.retry' }
  /** The visitor pauses the run, or lets it go on whoever had paused it. */
  | { type: 'player.pause' }
  | { type: 'player.resume' }
  /** The tab went to the background, or came back. */
  | { type: 'page.hidden' }
  | { type: 'page.visible' }
  /** Somebody signed in, or nobody is any more (null). */
  | { type: 'session.changed'; player: Player | null }
  | { type: 'score.submit' }
  /** Puts the offer away, and the score with it. */
  | { type: 'score.dismiss' }

export type GameSessionEmitted =
  /** The frame is to be loaded anew. */
  | { type: 'reload' }
  /** The score is on the board. */
  | { type: 'submitted'; score: number }

export interface GameSessionPorts {
  /** Puts a score on the board. Rejects with a `PortError`. */
  submit: Port<ScoreSubmission, ScoreReceipt>
}
