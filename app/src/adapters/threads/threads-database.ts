import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** Schema of the database. Callers validate what they read. */
export interface ThreadsSchema extends DBSchema {
  threads: { key: string; value: { id: string } }
}

/** Opens the database of conversations; rejects if IndexedDB is unavailable. */
export async function openThreads(name: string, onClosed: () => void): Promise<IDBPDatabase<ThreadsSchema>> {
  const db: IDBPDatabase<ThreadsSchema> = await openDB<ThreadsSchema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('threads', { keyPath: 'id' }),
    // A newer version in another tab waits for this connection to close.
    blocking: (_current, _next, { target }) => {
      ;(target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })
  return db
}
