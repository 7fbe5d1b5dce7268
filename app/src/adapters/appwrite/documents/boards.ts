import { rankScores, type HighScore } from '@saha/machines/high-scores'
import { site } from '../../../config/site.ts'
import { asUser } from '../account/as-user.ts'
import { BackendError } from '../client/backend-error.ts'
import {
  isOwnedBy,
  readDocuments,
  readEach,
  readGameScore,
  readScore,
  readTotal,
} from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { highScores } from './collections.ts'
import { userDocuments } from './documents.ts'

/** Scores that are compared with each other. */
export interface Board {
  /** A game, or null for all games. */
  gameId: string | null
  /** ISO time of the earliest score, or null for all time. */
  since: string | null
}

/** A score with its game, for boards of all games. */
export interface GameScore extends HighScore {
  readonly gameId: string
}

interface BoardQuery extends Board {
  userId?: string
  /** Only scores above this one. */
  above?: number
  /** Only scores equal to this one and from before it. */
  equalBefore?: { score: number; createdAt: string }
  ordered: boolean
  limit: number
}

const query = call(
  async ({ databases, Query }, { gameId, since, userId, above, equalBefore, ordered, limit }: BoardQuery) =>
    databases.listDocuments({
      ...highScores,
      queries: [
        ...(gameId === null ? [] : [Query.equal('game_id', gameId)]),
        ...(since === null ? [] : [Query.greaterThanEqual('$createdAt', since)]),
        ...(userId === undefined ? [] : [Query.equal('user_id', userId)]),
        ...(above === undefined ? [] : [Query.greaterThan('score', above)]),
        ...(equalBefore === undefined
          ? []
          : [Query.equal('score', equalBefore.score), Query.lessThan('$createdAt', equalBefore.createdAt)]),
        ...(ordered ? [Query.orderDesc('score')] : []),
        Query.limit(limit),
      ],
    }),
  { read: true },
)

/**
 * Lists the best scores of a board, in any order if the server cannot sort.
 *
 * @param ordered whether the server sorts, best first
 */
export const listBoard =
  (board: Board, ordered: boolean) =>
  async (_: unknown, signal: AbortSignal): Promise<GameScore[]> =>
    readEach(
      readDocuments(await query({ ...board, ordered, limit: site.scores.fetched }, signal)),
      readGameScore,
    )

const document = call(
  async ({ databases }, { documentId }: { documentId: string }) =>
    databases.getDocument({ ...highScores, documentId }),
  { read: true },
)

/** Reads a score by its id. Returns null if there is none, or if it is malformed. */
export async function findScore(documentId: string, signal: AbortSignal): Promise<GameScore | null> {
  try {
    return readGameScore(await document({ documentId }, signal))
  } catch (error) {
    if (error instanceof BackendError && ['not-found', 'protocol'].includes(error.kind)) return null
    throw error
  }
}

/** Place of a user's best score on a board. */
export interface OwnPlace {
  /** Starts at 1. */
  rank: number
  score: number
}

/** Returns the user's place on a board, or null without a score on it. The earlier of equal scores ranks first. */
export const findOwnPlace = asUser(
  async (
    { userId, board }: { userId: string; board: Board },
    signal: AbortSignal,
  ): Promise<OwnPlace | null> => {
    const claimed = readDocuments(
      await query({ ...board, userId, ordered: true, limit: site.scores.fetched }, signal),
    )
    // Anyone can write a document with another user's id.
    const own = readEach(
      claimed.filter((document) => isOwnedBy(document, userId)),
      readScore,
    )
    const [best] = rankScores(own)
    if (!best) return null
    const count = async (than: Pick<BoardQuery, 'above' | 'equalBefore'>) =>
      readTotal(await query({ ...board, ...than, ordered: false, limit: 1 }, signal))
    const { score } = best
    const [better, earlier] = await Promise.all([count({ above: score }), count({ equalBefore: best })])
    return { rank: better + earlier + 1, score }
  },
)

const scoreDocuments = userDocuments(highScores)

/** Lists the user's own scores in every game. */
export const listOwnScores = asUser(
  async ({ userId }: { userId: string }, signal: AbortSignal): Promise<GameScore[]> =>
    readEach(await scoreDocuments.list({ userId }, signal), readGameScore),
)
