import type { Player, ScoreReceipt, ScoreSubmission } from '../game-session/game-session.types.ts'
import type { Failure, Port } from '../port/index.ts'

/** One row of a game's board. */
export interface HighScore {
  readonly id: string
  /**
   * Whose it is by what the backend vouches for, such as who may delete it; never by what the row itself claims,
   * because anyone may write another's id. Null when it vouches for nobody.
   */
  readonly ownerId: string | null
  /** What others may see of who played. */
  readonly userName: string
  readonly score: number
  /** ISO date and time; of equal scores the earlier is first. */
  readonly createdAt: string
}

/** A row with its place, as one reader sees the board. */
export interface Standing extends HighScore {
  /** From 1. */
  readonly rank: number
  /** It is the reader's own. */
  readonly mine: boolean
}

/**
 * - `load` neither the ordered list nor the plain one could be had
 * - `submit` the backend refused the score, or did not answer
 * - `login-required` nobody is signed in, or the session has ended
 */
export type HighScoresFailureCode = 'load' | 'submit' | 'login-required'

export interface HighScoresInput {
  readonly gameId: string
  /** How many rows to keep. @default all that were fetched */
  readonly limit?: number
  /** Who may submit. @default nobody */
  readonly player?: Player | null
}

export interface HighScoresContext {
  readonly gameId: string
  readonly limit: number
  readonly player: Player | null
  /** The score on its way to the board. */
  readonly sent: number | null
  /** The list has been had at least once. */
  readonly loaded: boolean
  /** Best first. What was loaded before stays while it is loaded again. */
  readonly scores: readonly HighScore[]
  readonly failure: Failure<HighScoresFailureCode> | null
}

export type HighScoresEvent =
  /** Loads the list, or loads it again. */
  | { type: 'scores.load' }
  /** Puts a score on the board, then loads it again. Whatever is no number of points is ignored. */
  | { type: 'scores.submit'; score: number }
  /** Somebody signed in, or nobody is any more (null). */
  | { type: 'session.changed'; player: Player | null }

export type HighScoresEmitted =
  | { type: 'submitted'; score: number }
  /** A score was to be submitted by nobody: keep it to offer again after signing in. */
  | { type: 'loginRequired'; score: number }

export interface HighScoresPorts {
  /** The game's scores, ordered by the server. */
  listOrdered: Port<{ readonly gameId: string }, readonly HighScore[]>
  /** The same without an order, for when the server cannot sort. */
  listUnordered: Port<{ readonly gameId: string }, readonly HighScore[]>
  /** Puts a score on the board. A board that is only shown needs none. */
  submit?: Port<ScoreSubmission, ScoreReceipt>
}
