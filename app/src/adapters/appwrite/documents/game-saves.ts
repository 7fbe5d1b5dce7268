import { deflate, inflate } from '@saha/games/bridge/compression'
import { asUser } from '../account/as-user.ts'
import { BackendError } from '../client/backend-error.ts'
import { readCreatedId, readEach, readId, readSaveData, readSaveHead } from '../client/parse-responses.ts'
import { call } from '../client/request.ts'
import { gameSaves } from './collections.ts'
import { userDocuments, type UserFilter } from './documents.ts'

/** A row of the account, without its data. */
type SaveHead = ReturnType<typeof readSaveHead>

/** A version of a save for the account. */
interface NewSave extends Required<UserFilter> {
  /** The row to replace, or null to create one. */
  recordId: string | null
  revision: number
  /** Random, to recognize this version if the response is lost. */
  writeId: string
  data: string
}

/** Longest compressed save in base64, as appwrite.config.json allows. */
const maxLength = 4_000_000
/** Most bytes that a save may have, so that no row expands without end. */
const maxBytes = 9 * 1024 * 1024

/** The user's saves, listed without their data, which may be megabytes. */
export const saveDocuments = userDocuments(gameSaves, ['game_id', 'revision', 'write_id', 'size'])

async function encode(text: string): Promise<string> {
  const bytes = await deflate(new TextEncoder().encode(text))
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)))
  return btoa(parts.join(''))
}

async function decode(stored: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(stored), (letter) => letter.charCodeAt(0))
    const text = await inflate(bytes, maxBytes)
    if (text) return new TextDecoder().decode(text)
  } catch {
    // No base64.
  }
  throw new BackendError('protocol')
}

/** One id for each user and game. Without TLS browsers do not hash, and any id serves. */
async function createSaveId({ userId, gameId }: Required<UserFilter>): Promise<string | null> {
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(`${userId} ${gameId}`))
  return Array.from(new Uint8Array(hash, 0, 18), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface NewRow extends NewSave {
  documentId: string
}

const toFields = ({ revision, writeId, data, stored }: NewSave & { stored: string }) => ({
  revision,
  write_id: writeId,
  size: data.length,
  data: stored,
})
const create = call(async ({ databases }, input: NewRow & { stored: string }) =>
  readCreatedId(
    await databases.createDocument({
      ...gameSaves,
      documentId: input.documentId,
      data: { user_id: input.userId, game_id: input.gameId, ...toFields(input) },
    }),
    input.userId,
  ),
)
const update = call(
  async ({ databases }, { recordId, ...input }: NewSave & { recordId: string; stored: string }) =>
    readId(
      await databases.updateDocument({
        ...gameSaves,
        documentId: recordId,
        data: toFields({ ...input, recordId }),
      }),
    ),
  { once: true },
)
const get = call(
  async ({ databases }, { recordId }: { recordId: string }) =>
    readSaveData(await databases.getDocument({ ...gameSaves, documentId: recordId })),
  { read: true },
)
const newId = call(async ({ ID }) => ID.unique())

/** Finds the user's save of a game, or null without one. Of several, the latest revision counts. */
export const findGameSave = asUser(
  async ({ userId, gameId }: Required<UserFilter>, signal: AbortSignal): Promise<SaveHead | null> => {
    const own = readEach(await saveDocuments.list({ userId, gameId }, signal), readSaveHead)
    return own.filter((head) => head.gameId === gameId).toSorted((a, b) => b.revision - a.revision)[0] ?? null
  },
)

/** Loads the text of a save. Rejects with `protocol` for data that is no save. */
export const loadGameSave = asUser(
  async (input: { userId: string; recordId: string }, signal: AbortSignal): Promise<string> =>
    decode(await get(input, signal)),
)

/**
 * Stores a version of a save. Rejects with `conflict` if another device has created the row meanwhile, and with `too-large`
 * for a save that does not fit.
 */
export const storeGameSave = asUser(async (save: NewSave, signal: AbortSignal): Promise<void> => {
  const stored = await encode(save.data)
  if (stored.length > maxLength) throw new BackendError('too-large')
  const { recordId } = save
  if (recordId !== null) {
    await update({ ...save, recordId, stored }, signal)
    return
  }
  const documentId = (await createSaveId(save)) ?? (await newId(undefined, signal))
  try {
    await create({ ...save, documentId, stored }, signal)
  } catch (error) {
    if (!(error instanceof BackendError) || error.kind !== 'conflict') throw error
    const existing = await findGameSave(save, signal)
    if (existing && existing.writeId !== save.writeId) throw error
    // Anyone can compute this id, and take it before its user.
    if (!existing) await create({ ...save, documentId: await newId(undefined, signal), stored }, signal)
  }
})
