import { lasting } from './web-storage.ts'

/** A text that this browser keeps, the same in all its tabs. */
export interface KeptText {
  /** Null when nothing is kept. */
  get: () => string | null
  set: (text: string | null) => void
  /** Tells of every change, in this tab and in others. @returns stops it */
  subscribe: (listener: () => void) => () => void
}

/** The text under one key of the browser's storage. */
export function keptText(key: string): KeptText {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  // Another tab has changed it, or (with no key) emptied the whole storage.
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
