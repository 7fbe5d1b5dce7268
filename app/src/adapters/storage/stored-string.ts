import { localStore } from './web-storage.ts'

/** A string in localStorage, shared by all tabs. */
export interface StoredString {
  /** Null without a value. */
  get: () => string | null
  set: (text: string | null) => void
  /** Reports changes from this and other tabs. @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

/** Creates a stored string under a key. */
export function createStoredString(key: string): StoredString {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  // Another tab has changed the value or, if the key is null, cleared the storage.
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  return {
    get: () => localStore.get(key),
    set: (text) => {
      if (text === null) localStore.remove(key)
      else localStore.set(key, text)
      notify()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', handleStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
      }
    },
  }
}
