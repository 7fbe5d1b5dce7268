import { keptText } from '../../adapters/storage/kept-text.ts'
import { keys } from '../../adapters/storage/preferences.ts'

/** So many games are remembered. */
export const maxRecentGames = 24

const kept = keptText(keys.played)

let read: { text: string | null; ids: readonly string[] } = { text: null, ids: [] }

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isIds(value) ? [...new Set(value)].slice(0, maxRecentGames) : []
  } catch {
    return []
  }
}

const write = (ids: readonly string[]) => kept.set(ids.length > 0 ? JSON.stringify(ids) : null)

/** Ids of the games that were played in this browser, the last one first. */
export const played = {
  /** The same list as long as nothing changes. */
  get: (): readonly string[] => {
    const text = kept.get()
    if (text !== read.text) read = { text, ids: parse(text) }
    return read.ids
  },
  add: (id: string): void =>
    write([id, ...played.get().filter((other) => other !== id)].slice(0, maxRecentGames)),
  remove: (id: string): void => write(played.get().filter((other) => other !== id)),
  clear: (): void => write([]),
  /** Puts a list back that was just cleared. */
  restore: (ids: readonly string[]): void => write(ids),
  subscribe: kept.subscribe,
}
