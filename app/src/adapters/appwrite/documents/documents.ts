import { site } from '../../../config/site.ts'
import { isMine, readDocuments, readId, readNothing } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import type { Collection } from './collections.ts'
import { BackendError } from '../client/backend-error.ts'

/** Whose documents, and of which game when not of all. */
export interface Own {
  userId: string
  gameId?: string
}

interface Page extends Own {
  /** The document that the page before ended with. */
  after?: string
}

/** A stranger may fill pages with documents in the user's name; so many are leafed through for the user's own. */
const pagesRead = 5
const pageSize = site.favoritesLimit

/** What a user keeps in a collection where each document is its author's alone. */
export function ownDocuments(collection: Collection) {
  const page = call(
    async ({ databases, Query }, { userId, gameId, after }: Page) =>
      readDocuments(
        await databases.listDocuments({
          ...collection,
          queries: [
            Query.equal('user_id', userId),
            ...(gameId === undefined ? [] : [Query.equal('game_id', gameId)]),
            ...(after === undefined ? [] : [Query.cursorAfter(after)]),
            Query.limit(pageSize),
          ],
        }),
      ),
    { read: true },
  )
  const deletion = call(async ({ databases }, { recordId }: { recordId: string }) =>
    readNothing(await databases.deleteDocument({ ...collection, documentId: recordId })),
  )

  return {
    /** The user's own, oldest first; documents that others wrote in the user's name are left out. */
    list: async (of: Own, signal: AbortSignal): Promise<unknown[]> => {
      const own: unknown[] = []
      let asked: Page = of
      for (let read = 0; read < pagesRead; read++) {
        const documents = await page(asked, signal)
        own.push(...documents.filter((document) => isMine(document, of.userId)))
        if (documents.length < pageSize || own.length >= pageSize) break
        asked = { ...of, after: readId(documents.at(-1)) }
      }
      return own
    },
    /** Deletes one. One that is gone already is what was wanted. */
    remove: async (recordId: string, signal: AbortSignal): Promise<void> => {
      try {
        await deletion({ recordId }, signal)
      } catch (error) {
        if (!(error instanceof BackendError) || error.kind !== 'not-found') throw error
      }
    },
  }
}
