/**
 * The visitor's small choices in the browser's storage. Storage may be missing, full or forbidden: then a
 * choice lives as long as the page. Whatever is read back is checked by the caller.
 */
function area(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}

/** What the storage did not take. */
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
    // Kept in memory above.
  }
}

function remove(kind: 'localStorage' | 'sessionStorage', key: string): void {
  forgotten.delete(key)
  try {
    area(kind)?.removeItem(key)
  } catch {
    // Then it was never written either.
  }
}

/** Survives the browser's closing. */
export const lasting = {
  get: (key: string) => read('localStorage', key),
  set: (key: string, value: string) => write('localStorage', key, value),
  remove: (key: string) => remove('localStorage', key),
}

/** Ends with the tab. */
export const perSession = {
  get: (key: string) => read('sessionStorage', key),
  set: (key: string, value: string) => write('sessionStorage', key, value),
  remove: (key: string) => remove('sessionStorage', key),
}

/** Every key that the portal stores under, in one place; saves, drafts and a video's job have one each, of their own. */
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
