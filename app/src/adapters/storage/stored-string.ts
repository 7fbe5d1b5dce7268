import { createListeners, type Subscribe } from '../../platform/store.ts'
import { localStore } from './web-storage.ts'

/** A string in localStorage, shared by all tabs. */
export interface StoredString {
  /** Null without a value. */
  get: () => string | null
  set: (text: string | null) => void
  /** Calls the listeners although the string has not changed. */
  notify: () => void
  /** Reports changes from this and other tabs. */
  subscribe: Subscribe
}

/** Creates a stored string under a key. */
export function createStoredString(key: string): StoredString {
  const { notify, subscribe } = createListeners((notify) => {
    // Another tab has changed the value or, if the key is null, cleared the storage.
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) notify()
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  })
  return {
    get: () => localStore.get(key),
    set: (text) => {
      if (text === null) localStore.remove(key)
      else localStore.set(key, text)
      notify()
    },
    notify,
    subscribe,
  }
}
