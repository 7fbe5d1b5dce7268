import type { Cookie } from './cookie-jar.ts'

type Entries = readonly (readonly [key: string, value: string])[]

/** State that the portal stores: local storage, and cookies that outlive the session. */
export interface StoredState {
  local: Entries
  cookies: readonly Cookie[]
  /** Content of IndexedDB as a text, or null without one. */
  databases: string | null
}

/** State that a page leaves to the next page of its frame. */
export interface FrameState extends StoredState {
  session: Entries
  /** The name that the game gave its window. */
  name: string
  /** Whether another page of the game frames this one. */
  isNested: boolean
}

const isTexts = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every((text) => typeof text === 'string')
const isEntries = (value: unknown): value is Entries =>
  Array.isArray(value) && value.every((entry) => isTexts(entry, 2))
export const isCookie = (value: unknown): value is Cookie =>
  Array.isArray(value) &&
  value.length === 3 &&
  isTexts(value.slice(0, 2), 2) &&
  (value[2] === null || typeof value[2] === 'number')

function parse(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Parses a window's name: that of the portal, or of the previous page. Another name is the game's own. */
export function readFrameName(text: string): FrameState {
  const frame = parse(text)
  const isOurs = frame['saha'] === 1
  const { local, cookies, databases } = parse(frame['storage'])
  const { session, name } = frame
  return {
    local: isEntries(local) ? local : [],
    cookies: Array.isArray(cookies) ? cookies.filter(isCookie) : [],
    databases: typeof databases === 'string' ? databases : null,
    session: isOurs && isEntries(session) ? session : [],
    isNested: isOurs && frame['nested'] === true,
    name: isOurs ? (typeof name === 'string' ? name : '') : text,
  }
}

/** Returns the text that the portal stores, and does not parse. */
export const writeStored = ({ local, cookies, databases }: StoredState): string =>
  JSON.stringify({
    local,
    cookies: cookies.filter(([, , expires]) => expires !== null),
    ...(databases === null ? {} : { databases }),
  })

/** Returns the window's name for the next page. */
export const writeFrameName = ({ local, cookies, databases, session, name, isNested }: FrameState): string =>
  JSON.stringify({
    saha: 1,
    storage: JSON.stringify({ local, cookies, databases }),
    session,
    name,
    ...(isNested ? { nested: true } : {}),
  })
