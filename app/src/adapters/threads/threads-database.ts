import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** What the database holds; what comes out of it is checked all the same. */
export interface ThreadsSchema extends DBSchema {
  threads: { key: string; value: { id: string } }
}

/** Opens the browser's database of conversations, or rejects where there is none. */
export async function openThreads(name: string, onClosed: () => void): Promise<IDBPDatabase<ThreadsSchema>> {
  const db: IDBPDatabase<ThreadsSchema> = await openDB<ThreadsSchema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('threads', { keyPath: 'id' }),
    // A newer portal in another tab waits for this one to let go.
    blocking: (_current, _next, { target }) => {
      ;(target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })
  return db
}
