import { site } from '../../../config/site.ts'
import { isOwnedBy, readDocuments, readId, readNothing } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import type { Collection } from './collections.ts'
import { BackendError } from '../client/backend-error.ts'

/** A user, and optionally one game. */
export interface UserFilter {
  userId: string
  gameId?: string
}

interface Page extends UserFilter {
  /** Id of the previous page's last document. */
  after?: string
}

/** Maximum pages to read: other users may create documents with this user's id. */
const pagesRead = 5
const pageSize = site.favoritesLimit

/**
 * Creates the operations on a user's documents in a collection.
 *
 * @param fields attributes to list. @default all
 */
export function userDocuments(collection: Collection, fields?: string[]) {
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
            ...(fields ? [Query.select(['$id', '$permissions', '$createdAt', '$updatedAt', ...fields])] : []),
          ],
        }),
      ),
    { read: true },
  )
  const deletion = call(async ({ databases }, { recordId }: { recordId: string }) =>
    readNothing(await databases.deleteDocument({ ...collection, documentId: recordId })),
  )

  return {
    /** Lists the user's documents, oldest first, without those that other users created with this user's id. */
    list: async (of: UserFilter, signal: AbortSignal): Promise<unknown[]> => {
      const own: unknown[] = []
      let asked: Page = of
      for (let read = 0; read < pagesRead; read++) {
        const documents = await page(asked, signal)
        own.push(...documents.filter((document) => isOwnedBy(document, of.userId)))
        if (documents.length < pageSize || own.length >= pageSize) break
        asked = { ...of, after: readId(documents.at(-1)) }
      }
      return own
    },
    /** Deletes a document. A missing one counts as success. */
    remove: async (recordId: string, signal: AbortSignal): Promise<void> => {
      try {
        await deletion({ recordId }, signal)
      } catch (error) {
        if (!(error instanceof BackendError) || error.kind !== 'not-found') throw error
      }
    },
  }
}
