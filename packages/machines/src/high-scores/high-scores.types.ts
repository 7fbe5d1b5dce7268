import type { Failure, Port } from '../port/index.ts'

/** One row of the high score table. */
export interface HighScore {
  readonly id: string
  /**
   * Owner according to the backend, such as by delete permission; null if unknown. The row's own user id is not used,
   * because anyone can write another user's id.
   */
  readonly ownerId: string | null
  /** Public name of the player. */
  readonly userName: string
  readonly score: number
  /** ISO date and time; the earlier of equal scores ranks first. */
  readonly createdAt: string
  /** The game, for boards of several games. */
  readonly gameId?: string
}

/** A row with its rank, as seen by one reader. */
export interface Standing extends HighScore {
  /** Starts at 1. */
  readonly rank: number
  /** The row belongs to the reader. */
  readonly mine: boolean
}

/** Both the sorted and the unsorted list failed. */
export type HighScoresFailureCode = 'load'

export interface HighScoresInput {
  readonly gameId: string
  /** Maximum number of rows. @default all loaded rows */
  readonly limit?: number
}

export interface HighScoresContext {
  readonly gameId: string
  readonly limit: number
  /** Best first. Earlier rows stay visible during a reload. */
  readonly scores: readonly HighScore[]
  readonly failure: Failure<HighScoresFailureCode> | null
}

export type HighScoresEvent =
  /** Loads the scores, or reloads them, such as after a submission. */
  | { readonly type: 'scores.load' }
  /** The backend reported a new or changed score. */
  | { readonly type: 'scores.posted'; readonly score: HighScore }
  /** The backend reported a deleted score. */
  | { readonly type: 'scores.removed'; readonly id: string }

export interface BoardRequest {
  readonly gameId: string
}

export interface HighScoresPorts {
  /** Loads the game's scores sorted by the server. */
  listOrdered: Port<BoardRequest, readonly HighScore[]>
  /** Loads the same scores unsorted, for when the server cannot sort. */
  listUnordered: Port<BoardRequest, readonly HighScore[]>
}
