import { useSyncExternalStore } from 'react'
import { keptText, type KeptText } from '../../adapters/storage/kept-text.ts'

/** One of the visitor's choices: kept for the next visit, and the same in every tab. */
export interface StoredChoice<Value extends string> {
  get: () => Value
  set: (value: Value) => void
  /** Holds until something is chosen. */
  defaultValue: Value
  subscribe: KeptText['subscribe']
}

/**
 * @param key where it is stored
 * @param values what may be chosen; whatever else is found there counts as nothing
 * @param otherwise holds until something is chosen
 */
export function createStoredChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  defaultValue: Value,
): StoredChoice<Value> {
  const kept = keptText(key)
  return {
    get: () => {
      const text = kept.get()
      return values.find((value) => value === text) ?? defaultValue
    },
    set: kept.set,
    defaultValue,
    subscribe: kept.subscribe,
  }
}

/** What is chosen now; a page of the build shows no choice of anybody's. */
export const useStoredChoice = <Value extends string>({
  subscribe,
  get,
  defaultValue,
}: StoredChoice<Value>): Value => useSyncExternalStore(subscribe, get, () => defaultValue)
