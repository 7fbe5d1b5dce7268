import { createStoredString } from '../../adapters/storage/stored-string.ts'

/** Days of each user, since 1970 in UTC; those of guests under an empty id. */
type PlayedDays = Readonly<Record<string, readonly number[]>>

const stored = createStoredString('saha.daily')

/** Limits of the stored data: users of the browser, and days of each. */
const [maxUsers, maxDays] = [10, 1000]

const isDay = (value: unknown): value is number => Number.isSafeInteger(value)

/** Parses stored days. Drops what is invalid. */
function parse(text: string | null): PlayedDays {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    const entries = Object.entries(Object(value) as Record<string, unknown>)
    return Object.fromEntries(
      entries
        .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
        .slice(-maxUsers)
        .map(([user, days]) => [user, days.filter(isDay)]),
    )
  } catch {
    return {}
  }
}

const noDays: readonly number[] = []
let cache: { text: string | null; days: PlayedDays } = { text: null, days: {} }

function read(): PlayedDays {
  const text = stored.get()
  if (text !== cache.text) cache = { text, days: parse(text) }
  return cache.days
}

const daysOf = (userId: string | null): readonly number[] => {
  const days = read()
  const key = userId ?? ''
  return Object.hasOwn(days, key) ? (days[key] ?? noDays) : noDays
}

/** Days on which a daily game was finished in this browser, separate for each user and for guests (null). */
export const playedDays = {
  /** Returns the same array until it changes. */
  get: daysOf,
  add: (userId: string | null, day: number): void => {
    const before = daysOf(userId)
    if (before.includes(day)) return
    const days = [...before, day].sort((a, b) => a - b).slice(-maxDays)
    const others = Object.entries(read()).filter(([user]) => user !== (userId ?? ''))
    stored.set(JSON.stringify(Object.fromEntries([...others, [userId ?? '', days]])))
  },
  subscribe: stored.subscribe,
}
