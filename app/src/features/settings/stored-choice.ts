import { useSyncExternalStore } from 'react'
import { keptText, type KeptText } from '../../adapters/storage/kept-text.ts'

/** One of the visitor's choices: kept for the next visit, and the same in every tab. */
export interface Choice<Value extends string> {
  get: () => Value
  set: (value: Value) => void
  /** Holds until something is chosen. */
  otherwise: Value
  subscribe: KeptText['subscribe']
}

/**
 * @param key where it is stored
 * @param values what may be chosen; whatever else is found there counts as nothing
 * @param otherwise holds until something is chosen
 */
export function choiceOf<Value extends string>(
  key: string,
  values: readonly Value[],
  otherwise: Value,
): Choice<Value> {
  const kept = keptText(key)
  return {
    get: () => {
      const text = kept.get()
      return values.find((value) => value === text) ?? otherwise
    },
    set: kept.set,
    otherwise,
    subscribe: kept.subscribe,
  }
}

/** What is chosen now; a page of the build shows no choice of anybody's. */
export const useChoice = <Value extends string>({ subscribe, get, otherwise }: Choice<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => otherwise)
