import { isRecord, isString } from '@saha/machines/port'
import { isIntegerBetween, isText } from '../../../platform/guards.ts'
import { BackendError } from './backend-error.ts'
import { playerName } from './player-name.ts'

const isAnswer = isRecord<Readonly<Record<string, unknown>>>({})

const text = (answer: unknown, field: string): string => {
  const value = isAnswer(answer) ? answer[field] : undefined
  if (!isText(value)) throw new BackendError('protocol')
  return value
}

/** Reads an integer within these limits. */
const whole = (answer: unknown, field: string, least: number, most: number): number => {
  const value = isAnswer(answer) ? answer[field] : undefined
  // The SDK parses long integers as BigInt.
  const number = typeof value === 'bigint' ? Number(value) : value
  if (!isIntegerBetween(number, least, most)) throw new BackendError('protocol')
  return number
}

const readLabels = (answer: unknown): string[] => {
  const labels = isAnswer(answer) ? answer.labels : undefined
  return Array.isArray(labels) ? labels.filter(isString) : []
}

/** Validates the fields it reads, because an endpoint that is not Appwrite's may respond 200 with anything. */
export const readUser = (answer: unknown) => ({
  id: text(answer, '$id'),
  email: text(answer, 'email'),
  labels: readLabels(answer),
})

/** Reads the profile of the user's account; its name may be empty. */
export const readProfile = (answer: unknown) => {
  const name = isAnswer(answer) ? answer.name : undefined
  return {
    name: isString(name) ? name : '',
    email: text(answer, 'email'),
    createdAt: text(answer, '$createdAt'),
  }
}

/** Reads the JWT by which another server identifies its holder. */
export const readToken = (answer: unknown): string => text(answer, 'jwt')

export const readId = (answer: unknown): string => text(answer, '$id')

/** Checks that a deletion has an empty response: an HTML page with a 200 has deleted nothing. */
export function readNothing(answer: unknown): void {
  if (isAnswer(answer) && answer.message !== '') throw new BackendError('protocol')
}

export function readDocuments(answer: unknown): readonly unknown[] {
  const documents = isAnswer(answer) ? answer.documents : undefined
  if (!Array.isArray(documents)) throw new BackendError('protocol')
  return documents
}

const deletion = /^delete\("user:([^"/]+)"\)$/

/**
 * Returns the only user who may delete the document, or null. The `user_id` field proves nothing, because anyone can
 * write another user's id, but no one can grant that user the deletion.
 */
export function findOwner(document: unknown): string | null {
  const permissions: unknown = isAnswer(document) ? document.$permissions : undefined
  if (!Array.isArray(permissions)) return null
  const owners = permissions.flatMap((permission) =>
    isString(permission) ? (deletion.exec(permission)?.[1] ?? []) : [],
  )
  return owners.length === 1 ? (owners[0] ?? null) : null
}

export const isOwnedBy = (document: unknown, userId: string): boolean => findOwner(document) === userId

/** Reads the id of a created document. Throws `auth` if another user has signed in meanwhile in another tab. */
export function readCreatedId(document: unknown, userId: string): string {
  if (!isOwnedBy(document, userId))
    throw new BackendError(isAnswer(document) && document.$id ? 'auth' : 'protocol')
  return readId(document)
}

export const readFavorite = (document: unknown) => ({
  recordId: readId(document),
  gameId: text(document, 'game_id'),
})

export const readRating = (document: unknown) => ({
  recordId: readId(document),
  gameId: text(document, 'game_id'),
  stars: whole(document, 'rating', 1, 5),
  /** ISO date and time. */
  ratedAt: text(document, '$updatedAt'),
})

export const readScore = (document: unknown) => ({
  id: readId(document),
  ownerId: findOwner(document),
  userName: playerName(text(document, 'user_name')),
  score: whole(document, 'score', 0, Number.MAX_SAFE_INTEGER),
  createdAt: text(document, '$createdAt'),
})

/** Reads a score with its game, for boards of all games. */
export const readGameScore = (document: unknown) => ({
  ...readScore(document),
  gameId: text(document, 'game_id'),
})

/** Reads a mark of a verified score; its id is the score's. */
export const readVerifiedScore = (document: unknown) => ({
  id: readId(document),
  gameId: text(document, 'game_id'),
  score: whole(document, 'score', 0, Number.MAX_SAFE_INTEGER),
})

/** Reads the number of documents that match a query, of which a response has only some. */
export const readTotal = (answer: unknown): number => whole(answer, 'total', 0, Number.MAX_SAFE_INTEGER)

/** Reads what a row says about a save, without its data. */
export const readSaveHead = (document: unknown) => ({
  recordId: readId(document),
  gameId: text(document, 'game_id'),
  revision: whole(document, 'revision', 1, Number.MAX_SAFE_INTEGER),
  writeId: text(document, 'write_id'),
  /** Length of the save as a text. */
  size: whole(document, 'size', 0, Number.MAX_SAFE_INTEGER),
  /** ISO date and time. */
  savedAt: text(document, '$updatedAt'),
})

/** Reads the compressed save of a row. */
export const readSaveData = (document: unknown): string => text(document, 'data')

/** Reads a document for the user's data export. */
export const readStoredRecord = (document: unknown) => ({
  game: text(document, 'game_id'),
  ...(isAnswer(document) && document.rating !== undefined ? { stars: whole(document, 'rating', 1, 5) } : {}),
  ...(isAnswer(document) && document.score !== undefined
    ? {
        score: whole(document, 'score', 0, Number.MAX_SAFE_INTEGER),
        shownName: text(document, 'user_name'),
      }
    : {}),
  storedAt: text(document, '$createdAt'),
  changedAt: text(document, '$updatedAt'),
})

/** Reads all valid documents. Skips malformed ones, so that one bad row does not hide the others. */
export function readEach<Row>(documents: readonly unknown[], read: (document: unknown) => Row): Row[] {
  return documents.flatMap((document) => {
    try {
      return [read(document)]
    } catch {
      return []
    }
  })
}
