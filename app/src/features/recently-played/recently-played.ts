import { isArrayOf, isString } from '@saha/machines/port'
import { createStoredString } from '../../adapters/storage/stored-string.ts'
import { storageKeys } from '../../adapters/storage/web-storage.ts'

/** Maximum number of stored games. */
export const maxRecentGames = 24

const storedIds = createStoredString(storageKeys.played)

let cache: { text: string | null; ids: readonly string[] } = { text: null, ids: [] }

const isIdList = isArrayOf(isString)

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isIdList(value) ? [...new Set(value)].slice(0, maxRecentGames) : []
  } catch {
    return []
  }
}

const write = (ids: readonly string[]) => storedIds.set(ids.length > 0 ? JSON.stringify(ids) : null)

/** Ids of the games played in this browser, latest first. */
export const recentlyPlayed = {
  /** Returns the same array until the list changes. */
  get: (): readonly string[] => {
    const text = storedIds.get()
    if (text !== cache.text) cache = { text, ids: parse(text) }
    return cache.ids
  },
  add: (id: string): void =>
    write([id, ...recentlyPlayed.get().filter((other) => other !== id)].slice(0, maxRecentGames)),
  remove: (id: string): void => write(recentlyPlayed.get().filter((other) => other !== id)),
  clear: (): void => write([]),
  /** Replaces the list, to undo `clear`. */
  restore: (ids: readonly string[]): void => write(ids),
  subscribe: storedIds.subscribe,
}
