/** What somebody wanted to be stored with their account. */
export type Wish =
  | { kind: 'favorite'; gameId: string; wanted: boolean }
  | { kind: 'rating'; gameId: string; stars: number }
  | { kind: 'score'; gameId: string; score: number; userName: string }

/** A wish that waits for a connection. */
export interface Waiting {
  /** Made once per wish, and the id of the document that it becomes: so it is stored once, however often it is sent. */
  readonly id: string
  /** Whose it is. Nobody else's session ever sends it. */
  readonly userId: string
  readonly wish: Wish
}

/** So many wait at most, whoever's they are: the next is refused, and says so. */
export const mostWaiting = 50

/** Longer than any id or name of ours; what is kept in a browser may have been written by anybody. */
const longest = 64

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most

function readWish(value: unknown): Wish | null {
  const { kind, gameId, wanted, stars, score, userName } = Object(value) as Record<string, unknown>
  if (!isText(gameId)) return null
  if (kind === 'favorite' && typeof wanted === 'boolean') return { kind, gameId, wanted }
  if (kind === 'rating' && isWhole(stars, 1, 5)) return { kind, gameId, stars }
  if (kind === 'score' && isWhole(score, 0, Number.MAX_SAFE_INTEGER) && isText(userName))
    return { kind, gameId, score, userName }
  return null
}

function readOne(value: unknown): Waiting | null {
  const { id, userId, wish } = Object(value) as Record<string, unknown>
  const known = readWish(wish)
  // What Appwrite takes as an id.
  return known && isText(userId) && typeof id === 'string' && /^[a-z0-9][a-z0-9._-]{0,35}$/i.test(id)
    ? { id, userId, wish: known }
    : null
}

/** Reads what was kept, in the order in which it was wished; what is not as we write it is left out. */
export function readWaiting(kept: string | null): readonly Waiting[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    if (!Array.isArray(list)) return []
    return list.flatMap((value) => readOne(value) ?? []).slice(0, mostWaiting)
  } catch {
    return []
  }
}

/** Whether one wish takes the place of another: of favorites and ratings the last one counts, and each score does. */
export const replaces = (one: Waiting, other: Waiting): boolean =>
  one.userId === other.userId &&
  one.wish.kind === other.wish.kind &&
  one.wish.gameId === other.wish.gameId &&
  (one.wish.kind !== 'score' || one.id === other.id)

/** With one more, or null when there is no room for it. */
export function withOneMore(list: readonly Waiting[], added: Waiting): readonly Waiting[] | null {
  const others = list.filter((other) => !replaces(added, other))
  return others.length < mostWaiting ? [...others, added] : null
}

/** An id for a document that is yet to be made. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
