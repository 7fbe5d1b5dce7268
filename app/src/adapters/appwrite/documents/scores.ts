import { site } from '../../../config/site.ts'
import { isOwnedBy, readDocuments, readEach, readId, readScore } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { highScores } from './collections.ts'
import { BackendError } from '../client/backend-error.ts'
import type { DocumentIdOption } from './favorites.ts'
import { asUser } from '../account/as-user.ts'

interface NewScore {
  gameId: string
  userId: string
  userName: string
  score: number
}

const list = call(
  async ({ databases, Query }, { gameId, ordered }: { gameId: string; ordered: boolean }) =>
    readDocuments(
      await databases.listDocuments({
        ...highScores,
        queries: [
          Query.equal('game_id', gameId),
          ...(ordered ? [Query.orderDesc('score')] : []),
          Query.limit(site.scores.fetched),
        ],
      }),
    ),
  { read: true },
)
const create = call(
  async ({ databases }, { documentId, gameId, userId, userName, score }: NewScore & { documentId: string }) =>
    readId(
      await databases.createDocument({
        ...highScores,
        documentId,
        data: { game_id: gameId, user_id: userId, user_name: userName, score },
      }),
    ),
)
const get = call(
  async ({ databases }, { documentId }: { documentId: string }) =>
    databases.getDocument({ ...highScores, documentId }),
  { read: true },
)
const newId = call(async ({ ID }) => ID.unique())

const listWith =
  (ordered: boolean) =>
  async ({ gameId }: { gameId: string }, signal: AbortSignal) =>
    readEach(await list({ gameId, ordered }, signal), readScore)

/** Lists the game's best scores, best first. */
export const listScores = listWith(true)
/** Lists scores in any order, for servers that cannot sort. */
export const listScoresUnordered = listWith(false)

/** Document ids of unconfirmed submissions, so that a retry does not post twice. */
const pending = new Map<string, string>()

/** Returns whether the document holds this score. */
async function isStored(documentId: string, { userId, score }: NewScore, signal: AbortSignal) {
  try {
    const stored = await get({ documentId }, signal)
    return isOwnedBy(stored, userId) && readScore(stored).score === score
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'not-found') return false
    throw error
  }
}

const keyOf = ({ gameId, userId, score }: NewScore) => JSON.stringify([gameId, userId, score])

/** Returns the document id of an unconfirmed submission of this score. */
export const pendingScoreId = (score: NewScore): string | undefined => pending.get(keyOf(score))

/** Submits a score: an integer from 0 to 2^53 − 1. */
export const submitScore = asUser(
  async (
    { documentId: named, ...input }: NewScore & DocumentIdOption,
    signal: AbortSignal,
  ): Promise<{ recordId: string }> => {
    const key = keyOf(input)
    const documentId = named ?? pending.get(key) ?? (await newId(undefined, signal))
    pending.set(key, documentId)
    try {
      await create({ documentId, ...input }, signal)
    } catch (error) {
      if (!(error instanceof BackendError) || error.kind !== 'conflict') throw error
      if (!(await isStored(documentId, input, signal))) {
        // Another user's document has this id: the next attempt creates a new one.
        pending.delete(key)
        throw error
      }
    }
    // After a timeout the result is not reported, so a retry must reuse the id.
    if (!signal.aborted) pending.delete(key)
    return { recordId: documentId }
  },
)
