import { isMine, readDocuments, readEach, readId, readMade, readRating } from './answers.ts'
import { call } from './call.ts'
import { ratings } from './collections.ts'
import { BackendError } from './failure.ts'
import { inOwnName } from './own.ts'

interface RatingOf {
  userId: string
  gameId: string
}

const list = call(
  async ({ databases, Query }, { userId, gameId }: RatingOf) =>
    readDocuments(
      await databases.listDocuments({
        ...ratings,
        queries: [Query.equal('user_id', userId), Query.equal('game_id', gameId)],
      }),
    ),
  { read: true },
)
const create = call(
  async (
    { databases },
    { documentId, userId, gameId, stars }: RatingOf & { documentId: string; stars: number },
  ) =>
    readMade(
      await databases.createDocument({
        ...ratings,
        documentId,
        data: { user_id: userId, game_id: gameId, rating: stars },
      }),
      userId,
    ),
)
const update = call(async ({ databases }, { recordId, stars }: { recordId: string; stars: number }) =>
  readId(await databases.updateDocument({ ...ratings, documentId: recordId, data: { rating: stars } })),
)
const newId = call(async ({ ID }) => ID.unique())

async function find(of: RatingOf, signal: AbortSignal) {
  const documents = await list(of, signal)
  return readEach(
    documents.filter((document) => isMine(document, of.userId)),
    readRating,
  )[0]
}

/** The stars that the user gave this game before; null when there are none. */
export const loadRating = inOwnName(
  async (of: RatingOf, signal: AbortSignal): Promise<number | null> =>
    (await find(of, signal))?.stars ?? null,
)

/** Saves 1 to 5 stars: changes the rating that is there, else makes one; a conflict means that it has come since. */
export const saveRating = inOwnName(
  async ({ stars, ...of }: RatingOf & { stars: number }, signal: AbortSignal): Promise<void> => {
    const existing = await find(of, signal)
    if (existing) return void (await update({ recordId: existing.recordId, stars }, signal))
    try {
      await create({ documentId: await newId(undefined, signal), ...of, stars }, signal)
    } catch (error) {
      if (!(error instanceof BackendError) || error.kind !== 'conflict') throw error
      const come = await find(of, signal)
      if (!come) throw error
      await update({ recordId: come.recordId, stars }, signal)
    }
  },
)
