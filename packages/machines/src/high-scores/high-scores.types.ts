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

/** Neither the ordered list nor the plain one could be had. */
export type HighScoresFailureCode = 'load'

export interface HighScoresInput {
  readonly gameId: string
  /** How many rows to keep. @default all that were fetched */
  readonly limit?: number
}

export interface HighScoresContext {
  readonly gameId: string
  readonly limit: number
  /** Best first. What was loaded before stays while it is loaded again. */
  readonly scores: readonly HighScore[]
  readonly failure: Failure<HighScoresFailureCode> | null
}

export type HighScoresEvent =
  /** Loads the list, or loads it again, such as after a score was put on the board. */
  | { readonly type: 'scores.load' }
  /** The backend tells by itself that a score is on the board, or that it is another one now. */
  | { readonly type: 'scores.posted'; readonly score: HighScore }
  /** The backend tells by itself that a score is gone. */
  | { readonly type: 'scores.removed'; readonly id: string }

export interface BoardRequest {
  readonly gameId: string
}

export interface HighScoresPorts {
  /** The game's scores, ordered by the server. */
  listOrdered: Port<BoardRequest, readonly HighScore[]>
  /** The same without an order, for when the server cannot sort. */
  listUnordered: Port<BoardRequest, readonly HighScore[]>
}
