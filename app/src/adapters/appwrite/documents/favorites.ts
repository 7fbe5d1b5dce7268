import { site } from '../../../config/site.ts'
import { readEach, readFavorite, readCreatedId } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { favorites } from './collections.ts'
import { userDocuments, type UserFilter } from './documents.ts'
import { BackendError } from '../client/backend-error.ts'
import { asUser } from '../account/as-user.ts'

interface Favorite {
  gameId: string
  recordId: string
}

const own = userDocuments(favorites)
const create = call(
  async (
    { databases },
    { documentId, userId, gameId }: { documentId: string; userId: string; gameId: string },
  ) =>
    readCreatedId(
      await databases.createDocument({
        ...favorites,
        documentId,
        data: { user_id: userId, game_id: gameId },
      }),
      userId,
    ),
)
const newId = call(async ({ ID }) => ID.unique())

const list = async (of: UserFilter, signal: AbortSignal): Promise<Favorite[]> =>
  readEach(await own.list(of, signal), readFavorite)

/** Returns the user's records of one game. Two tabs at once can create duplicates. */
const find = async (of: Required<UserFilter>, signal: AbortSignal): Promise<Favorite[]> =>
  (await list(of, signal)).filter(({ gameId }) => gameId === of.gameId)

/** Lists the user's favorites: the first 500 games, without duplicates. */
export const listFavorites = asUser(
  async ({ userId }: { userId: string }, signal: AbortSignal): Promise<Favorite[]> => {
    const seen = new Set<string>()
    const games = (await list({ userId }, signal)).filter(
      ({ gameId }) => !seen.has(gameId) && seen.add(gameId),
    )
    return games.slice(0, site.favoritesLimit)
  },
)

/** An id for a new document, for calls that may be repeated; without it each call creates its own. */
export interface DocumentIdOption {
  documentId?: string
}

/** Adds a favorite. Returns the existing record if another tab or a lost response has created it. */
export const addFavorite = asUser(
  async (
    { documentId, ...of }: Required<UserFilter> & DocumentIdOption,
    signal: AbortSignal,
  ): Promise<{ recordId: string }> => {
    const [existing] = await find(of, signal)
    if (existing) return { recordId: existing.recordId }
    try {
      const made = { documentId: documentId ?? (await newId(undefined, signal)), ...of }
      return { recordId: await create(made, signal) }
    } catch (error) {
      if (!(error instanceof BackendError) || error.kind !== 'conflict') throw error
      const [come] = await find(of, signal)
      if (!come) throw error
      return { recordId: come.recordId }
    }
  },
)

/** Removes a favorite. Removes its duplicates first, because any remaining record makes the game a favorite. */
export const removeFavorite = asUser(
  async (
    { recordId, ...of }: Required<UserFilter> & { recordId: string },
    signal: AbortSignal,
  ): Promise<void> => {
    const doubles = (await find(of, signal)).filter((found) => found.recordId !== recordId)
    for (const double of doubles) await own.remove(double.recordId, signal)
    await own.remove(recordId, signal)
  },
)
