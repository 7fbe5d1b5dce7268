import { useSyncExternalStore } from 'react'
import { createStoredString, type StoredString } from '../../adapters/storage/stored-string.ts'

/** A user setting, stored in the browser and shared by all tabs. */
export interface StoredChoice<Value extends string> {
  get: () => Value
  set: (value: Value) => void
  /** Value until the user chooses one. */
  defaultValue: Value
  subscribe: StoredString['subscribe']
}

/**
 * Creates a stored setting.
 *
 * @param key storage key
 * @param values the allowed values; other stored values are ignored
 * @param defaultValue value until the user chooses one
 */
export function createStoredChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  defaultValue: Value,
): StoredChoice<Value> {
  const stored = createStoredString(key)
  return {
    get: () => {
      const text = stored.get()
      return values.find((value) => value === text) ?? defaultValue
    },
    set: stored.set,
    defaultValue,
    subscribe: stored.subscribe,
  }
}

/** Returns the current value; in prerendering the default. */
export const useStoredChoice = <Value extends string>({
  subscribe,
  get,
  defaultValue,
}: StoredChoice<Value>): Value => useSyncExternalStore(subscribe, get, () => defaultValue)
