import { BackendError } from './backend-error.ts'
import { playerName } from './player-name.ts'

type Answer = Readonly<Record<string, unknown>>

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null

const text = (answer: unknown, field: string): string => {
  const value = isAnswer(answer) ? answer[field] : undefined
  if (typeof value !== 'string' || value === '') throw new BackendError('protocol')
  return value
}

/** A whole number within these limits. */
const whole = (answer: unknown, field: string, least: number, most: number): number => {
  const value = isAnswer(answer) ? answer[field] : undefined
  // The SDK parses long integers as BigInt.
  const number = typeof value === 'bigint' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < least || number > most)
    throw new BackendError('protocol')
  return number
}

const labelsOf = (answer: unknown): string[] => {
  const labels = isAnswer(answer) ? answer.labels : undefined
  return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : []
}

/** Checks the fields that are read, because an endpoint that is not Appwrite's may answer 200 with anything. */
export const readUser = (answer: unknown) => ({
  id: text(answer, '$id'),
  email: text(answer, 'email'),
  labels: labelsOf(answer),
})

/** What an account tells its owner of itself; a name may be empty. */
export const readProfile = (answer: unknown) => {
  const name = isAnswer(answer) ? answer.name : undefined
  return {
    name: typeof name === 'string' ? name : '',
    email: text(answer, 'email'),
    createdAt: text(answer, '$createdAt'),
  }
}

/** A JWT, by which another server can ask who its holder is. */
export const readToken = (answer: unknown): string => text(answer, 'jwt')

export const readId = (answer: unknown): string => text(answer, '$id')

/** Checks that a deletion was answered with nothing: a page of HTML with a 200 has deleted nothing. */
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
 * Whose a document is. Anyone may write one that names another user's id, but nobody can give its deletion to
 * that user: it belongs to the one user who may delete it, and to nobody where that is none or several.
 */
export function ownerOf(document: unknown): string | null {
  const permissions: unknown = isAnswer(document) ? document.$permissions : undefined
  if (!Array.isArray(permissions)) return null
  const owners = permissions.flatMap((permission) =>
    typeof permission === 'string' ? (deletion.exec(permission)?.[1] ?? []) : [],
  )
  return owners.length === 1 ? (owners[0] ?? null) : null
}

export const isMine = (document: unknown, userId: string): boolean => ownerOf(document) === userId

/** The id of a document just made: mine, unless somebody else has signed in since, in another tab. */
export function readMade(document: unknown, userId: string): string {
  if (!isMine(document, userId))
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
  givenAt: text(document, '$updatedAt'),
})

export const readScore = (document: unknown) => ({
  id: readId(document),
  ownerId: ownerOf(document),
  userName: playerName(text(document, 'user_name')),
  score: whole(document, 'score', 0, Number.MAX_SAFE_INTEGER),
  createdAt: text(document, '$createdAt'),
})

/** A document as its owner may read it: what they stored, and when. */
export const readStored = (document: unknown) => ({
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

/** Reads every document that can be read and leaves out the malformed ones, so that one bad row hides no good ones. */
export function readEach<Row>(documents: readonly unknown[], read: (document: unknown) => Row): Row[] {
  return documents.flatMap((document) => {
    try {
      return [read(document)]
    } catch {
      return []
    }
  })
}
