import type { StoredRecord } from '@saha/machines/erasure'
import { readEach, readId, readStoredRecord } from '../client/parse-responses.ts'
import { favorites, highScores, ratings } from './collections.ts'
import { userDocuments } from './documents.ts'
import { loadGameSave, saveDocuments } from './game-saves.ts'
import { asUser } from '../account/as-user.ts'

const stores = {
  favorite: userDocuments(favorites),
  rating: userDocuments(ratings),
  score: userDocuments(highScores),
  save: saveDocuments,
} as const

const kinds = ['favorite', 'rating', 'score', 'save'] as const

/** Lists the user's documents of all kinds, each up to the limit of one list. */
export const listRecords = asUser(
  async ({ userId }: { userId: string }, signal: AbortSignal): Promise<StoredRecord[]> => {
    const records: StoredRecord[] = []
    for (const kind of kinds)
      for (const id of readEach(await stores[kind].list({ userId }, signal), readId))
        records.push({ kind, id })
    return records
  },
)

/** Removes a document of the user. */
export const removeRecord = asUser(
  ({ record: { kind, id } }: { userId: string; record: StoredRecord }, signal: AbortSignal): Promise<void> =>
    stores[kind].remove(id, signal),
)

/** Loads the user's saves with their data, one after the other, because each may have megabytes. */
async function exportSaves(userId: string, signal: AbortSignal) {
  const exported = []
  for (const document of await stores.save.list({ userId }, signal))
    for (const recordId of readEach([document], readId))
      exported.push({
        ...readStoredRecord(document),
        data: await loadGameSave({ userId, recordId }, signal),
      })
  return exported
}

/** Exports the user's documents in a readable form. */
export const exportRecords = asUser(async ({ userId }: { userId: string }, signal: AbortSignal) => ({
  favorites: readEach(await stores.favorite.list({ userId }, signal), readStoredRecord),
  ratings: readEach(await stores.rating.list({ userId }, signal), readStoredRecord),
  scores: readEach(await stores.score.list({ userId }, signal), readStoredRecord),
  saves: await exportSaves(userId, signal),
}))
