import { isIntegerBetween, isText } from '../../platform/guards.ts'

/** A write to the user's account. */
export type Mutation =
  | { kind: 'favorite'; gameId: string; wanted: boolean }
  | { kind: 'rating'; gameId: string; stars: number }
  | { kind: 'score'; gameId: string; score: number; userName: string }

/** A mutation queued until there is a connection. */
export interface OutboxEntry {
  /** Also the id of the new document, so that sending an entry twice stores it once. */
  readonly id: string
  /** Only this user's session sends the entry. */
  readonly userId: string
  readonly mutation: Mutation
}

/** Limit for all users of the browser together. Further entries are rejected. */
export const maxEntries = 50

/** Maximum length of ids and names. Stored data is not trusted. */
const maxLength = 64

const isShortText = (value: unknown): value is string => isText(value) && value.length <= maxLength

function parseMutation(value: unknown): Mutation | null {
  const { kind, gameId, wanted, stars, score, userName } = Object(value) as Record<string, unknown>
  if (!isShortText(gameId)) return null
  if (kind === 'favorite' && typeof wanted === 'boolean') return { kind, gameId, wanted }
  if (kind === 'rating' && isIntegerBetween(stars, 1, 5)) return { kind, gameId, stars }
  if (kind === 'score' && isIntegerBetween(score, 0, Number.MAX_SAFE_INTEGER) && isShortText(userName))
    return { kind, gameId, score, userName }
  return null
}

function parseEntry(value: unknown): OutboxEntry | null {
  const { id, userId, wish } = Object(value) as Record<string, unknown>
  const mutation = parseMutation(wish)
  // Appwrite's format of ids.
  return mutation && isShortText(userId) && typeof id === 'string' && /^[a-z0-9][a-z0-9._-]{0,35}$/i.test(id)
    ? { id, userId, mutation }
    : null
}

/** Parses stored entries, oldest first. Drops invalid ones. */
export function parseEntries(stored: string | null): readonly OutboxEntry[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.flatMap((value) => parseEntry(value) ?? []).slice(0, maxEntries)
  } catch {
    return []
  }
}

/** Serializes entries. The stored format names the mutation `wish`. */
export const serializeEntries = (entries: readonly OutboxEntry[]): string =>
  JSON.stringify(entries.map(({ mutation: wish, ...entry }) => ({ ...entry, wish })))

/** Returns whether an entry replaces another. The last favorite or rating of a game counts, and every score does. */
export const replaces = (entry: OutboxEntry, other: OutboxEntry): boolean =>
  entry.userId === other.userId &&
  entry.mutation.kind === other.mutation.kind &&
  entry.mutation.gameId === other.mutation.gameId &&
  (entry.mutation.kind !== 'score' || entry.id === other.id)

/** Returns the list with the entry added, or null if the outbox is full. */
export function addEntry(entries: readonly OutboxEntry[], added: OutboxEntry): readonly OutboxEntry[] | null {
  const others = entries.filter((other) => !replaces(added, other))
  return others.length < maxEntries ? [...others, added] : null
}

/** Creates the id of a new document. */
export const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
