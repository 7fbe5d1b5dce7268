/** Interface of the first script for the script that supplies IndexedDB: `globalThis[databasesKey]`. */
export interface DatabaseStorage {
  /** The databases of the last visit, or null. */
  readonly initial: string | null
  /** Returns how long the text of all databases may be. */
  getRoom: () => number
  store: (text: string) => void
  warn: (text: string) => void
}

/** Name of this interface in the game's window. */
export const databasesKey = Symbol.for('saha.hosted.databases')
