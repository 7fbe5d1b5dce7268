/**
 * Web Storage that may be missing, full or blocked: then values live as long as the page. Callers validate what they
 * read.
 */
function getStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}

/** Values that the storage rejected. */
const unsavedValues = new Map<string, string>()

function read(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return unsavedValues.get(key) ?? getStorage(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(kind: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  unsavedValues.set(key, value)
  try {
    const storage = getStorage(kind)
    storage?.setItem(key, value)
    if (storage) unsavedValues.delete(key)
  } catch {
    // The value stays in memory.
  }
}

function remove(kind: 'localStorage' | 'sessionStorage', key: string): void {
  unsavedValues.delete(key)
  try {
    getStorage(kind)?.removeItem(key)
  } catch {
    // The value was never written.
  }
}

/** localStorage. */
export const localStore = {
  get: (key: string) => read('localStorage', key),
  set: (key: string, value: string) => write('localStorage', key, value),
  remove: (key: string) => remove('localStorage', key),
}

/** sessionStorage. */
export const sessionStore = {
  get: (key: string) => read('sessionStorage', key),
  set: (key: string, value: string) => write('sessionStorage', key, value),
  remove: (key: string) => remove('sessionStorage', key),
}

/** Storage keys of the portal. Saves, drafts and the video job define their own. */
export const storageKeys = {
  language: 'saha.language',
  theme: 'saha.theme',
  sound: 'saha.sound',
  music: 'saha.music',
  effects: 'saha.effects',
  motion: 'saha.motion',
  shortcuts: 'saha.shortcuts',
  adulthood: 'saha.adulthood',
  played: 'saha.played',
  connectionDismissed: 'saha.connection-dismissed',
} as const
