import { site } from '../../site.ts'
import { isMine, readDocuments, readEach, readFavorite, readId, readMade, readNothing } from './answers.ts'
import { call } from './call.ts'
import { favorites } from './collections.ts'
import { BackendError } from './failure.ts'
import { inOwnName } from './own.ts'

interface Favorite {
  gameId: string
  recordId: string
}

/** A stranger may fill pages with documents in the user's name; so many are leafed through for the user's own. */
const pagesRead = 5

interface Page {
  userId: string
  /** Only this game's. */
  gameId?: string
  /** The document that the page before ended with. */
  after?: string
}

const list = call(
  async ({ databases, Query }, { userId, gameId, after }: Page) =>
    readDocuments(
      await databases.listDocuments({
        ...favorites,
        queries: [
          Query.equal('user_id', userId),
          ...(gameId === undefined ? [] : [Query.equal('game_id', gameId)]),
          ...(after === undefined ? [] : [Query.cursorAfter(after)]),
          Query.limit(site.favoritesLimit),
        ],
      }),
    ),
  { read: true },
)
const create = call(
  async (
    { databases },
    { documentId, userId, gameId }: { documentId: string; userId: string; gameId: string },
  ) =>
    readMade(
      await databases.createDocument({
        ...favorites,
        documentId,
        data: { user_id: userId, game_id: gameId },
      }),
      userId,
    ),
)
const remove = call(async ({ databases }, { recordId }: { recordId: string }) =>
  readNothing(await databases.deleteDocument({ ...favorites, documentId: recordId })),
)
const newId = call(async ({ ID }) => ID.unique())

const ownAmong = (documents: readonly unknown[], userId: string): Favorite[] =>
  readEach(
    documents.filter((document) => isMine(document, userId)),
    readFavorite,
  )

/** The user's favourites, the first 500; documents that others wrote in the user's name are left out. */
export const listFavorites = inOwnName(
  async ({ userId }: { userId: string }, signal: AbortSignal): Promise<Favorite[]> => {
    const own: Favorite[] = []
    let page: Page = { userId }
    for (let read = 0; read < pagesRead; read++) {
      const documents = await list(page, signal)
      own.push(...ownAmong(documents, userId))
      if (documents.length < site.favoritesLimit || own.length >= site.favoritesLimit) break
      page = { userId, after: readId(documents.at(-1)) }
    }
    return own.slice(0, site.favoritesLimit)
  },
)

/** Adds a favourite. Where it is there already (another tab, a lost answer), the existing one counts. */
export const addFavorite = inOwnName(
  async (
    { userId, gameId }: { userId: string; gameId: string },
    signal: AbortSignal,
  ): Promise<{ recordId: string }> => {
    const documentId = await newId(undefined, signal)
    try {
      return { recordId: await create({ documentId, userId, gameId }, signal) }
    } catch (error) {
      if (!(error instanceof BackendError) || error.kind !== 'conflict') throw error
      const [existing] = ownAmong(await list({ userId, gameId }, signal), userId)
      if (existing?.gameId !== gameId) throw error
      return { recordId: existing.recordId }
    }
  },
)

/** Removes a favourite. One that is gone already is what was wanted. */
export const removeFavorite = inOwnName(
  async ({ recordId }: { recordId: string; userId?: string }, signal: AbortSignal): Promise<void> => {
    try {
      await remove({ recordId }, signal)
    } catch (error) {
      if (!(error instanceof BackendError) || error.kind !== 'not-found') throw error
    }
  },
)
