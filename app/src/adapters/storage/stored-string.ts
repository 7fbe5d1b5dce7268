import { lasting } from './web-storage.ts'

/** A string in localStorage, shared by all tabs. */
export interface KeptText {
  /** Null without a value. */
  get: () => string | null
  set: (text: string | null) => void
  /** Reports changes from this and other tabs. @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/** Creates a stored string under a key. */
export function keptText(key: string): KeptText {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  // Another tab has changed the value or, if the key is null, cleared the storage.
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }
  return {
    get: () => lasting.get(key),
    set: (text) => {
      if (text === null) lasting.remove(key)
      else lasting.set(key, text)
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', hear)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', hear)
      }
    },
  }
}
