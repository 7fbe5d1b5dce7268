/**
 * Web Storage that may be missing, full or blocked: then values live as long as the page. Callers validate what they
 * read.
 */
function area(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}

/** Values that the storage rejected. */
const forgotten = new Map<string, string>()

function read(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return forgotten.get(key) ?? area(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(kind: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  forgotten.set(key, value)
  try {
    const storage = area(kind)
    storage?.setItem(key, value)
    if (storage) forgotten.delete(key)
  } catch {
    // The value stays in memory.
  }
}

function remove(kind: 'localStorage' | 'sessionStorage', key: string): void {
  forgotten.delete(key)
  try {
    area(kind)?.removeItem(key)
  } catch {
    // The value was never written.
  }
}

/** localStorage. */
export const lasting = {
  get: (key: string) => read('localStorage', key),
  set: (key: string, value: string) => write('localStorage', key, value),
  remove: (key: string) => remove('localStorage', key),
}

/** sessionStorage. */
export const perSession = {
  get: (key: string) => read('sessionStorage', key),
  set: (key: string, value: string) => write('sessionStorage', key, value),
  remove: (key: string) => remove('sessionStorage', key),
}

/** Storage keys of the portal. Saves, drafts and the video job define their own. */
export const keys = {
  language: 'saha.language',
  theme: 'saha.theme',
  sound: 'saha.sound',
  motion: 'saha.motion',
  shortcuts: 'saha.shortcuts',
  adulthood: 'saha.adulthood',
  played: 'saha.played',
  connectionDismissed: 'saha.connection-dismissed',
} as const
