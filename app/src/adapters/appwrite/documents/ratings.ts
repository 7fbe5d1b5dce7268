import { readEach, readId, readCreatedId, readRating } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { ratings } from './collections.ts'
import { userDocuments, type UserFilter } from './documents.ts'
import { BackendError } from '../client/backend-error.ts'
import type { DocumentIdOption } from './favorites.ts'
import { asUser } from '../account/as-user.ts'

type RatingKey = Required<UserFilter>

const own = userDocuments(ratings)
const create = call(
  async (
    { databases },
    { documentId, userId, gameId, stars }: RatingKey & { documentId: string; stars: number },
  ) =>
    readCreatedId(
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

/** Returns the user's ratings of a game, newest first. Two tabs at once can create duplicates. */
async function find(of: RatingKey, signal: AbortSignal) {
  const found = readEach(await own.list(of, signal), readRating)
  return found
    .filter(({ gameId }) => gameId === of.gameId)
    .reverse()
    .sort((a, b) => b.ratedAt.localeCompare(a.ratedAt))
}

/** Returns the user's latest rating of this game, or null. */
export const loadRating = asUser(
  async (of: RatingKey, signal: AbortSignal): Promise<number | null> =>
    (await find(of, signal))[0]?.stars ?? null,
)

/** Updates the newest rating. @returns false if none exists */
async function change(
  { stars, ...of }: RatingKey & { stars: number },
  signal: AbortSignal,
): Promise<boolean> {
  const [newest, ...doubles] = await find(of, signal)
  if (!newest) return false
  await update({ recordId: newest.recordId, stars }, signal)
  // The rating is saved, so the cleanup runs in the background; the next save removes any duplicates left.
  void Promise.allSettled(doubles.map(({ recordId }) => own.remove(recordId, signal)))
  return true
}

/**
 * Saves 1 to 5 stars: updates the existing rating or creates one. A conflict means that another tab has just created
 * one.
 */
export const saveRating = asUser(
  async (
    { stars, documentId, ...of }: RatingKey & DocumentIdOption & { stars: number },
    signal: AbortSignal,
  ): Promise<void> => {
    if (await change({ ...of, stars }, signal)) return
    try {
      await create({ documentId: documentId ?? (await newId(undefined, signal)), ...of, stars }, signal)
    } catch (error) {
      if (!(error instanceof BackendError) || error.kind !== 'conflict') throw error
      if (!(await change({ ...of, stars }, signal))) throw error
    }
  },
)
