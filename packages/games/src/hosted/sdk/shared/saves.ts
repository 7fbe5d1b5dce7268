/** Saves of an SDK among the entries of the game's web storage, which the portal stores. */
export interface Saves {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
  clear: () => void
}

/** @param sdk separates the saves from the game's own entries */
export function createSaves(sdk: string): Saves {
  const prefix = `saha:${sdk}:`
  return {
    get: (key) => localStorage.getItem(prefix + key),
    set: (key, value) => localStorage.setItem(prefix + key, value),
    remove: (key) => localStorage.removeItem(prefix + key),
    clear: () => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    },
  }
}
