import type { DBSchema, IDBPDatabase } from 'idb'

/** iOS closes database connections of background pages without an event: https://webkit.org/b/197050. */
const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError')

interface ReconnectingDatabase<Schema extends DBSchema> {
  /** Returns the database, or null if it is unavailable. */
  load: () => Promise<IDBPDatabase<Schema> | null>
  /**
   * Runs a transaction, and retries it once if the browser closed the connection.
   * @returns undefined without a database
   */
  transact: <Result>(act: (db: IDBPDatabase<Schema>) => Promise<Result>) => Promise<Result | undefined>
}

/**
 * Opens a database on demand, and again after its connection was closed.
 *
 * @param open calls `onClosed` when the connection closes; resolves to null if the database is unavailable
 */
export function createReconnectingDatabase<Schema extends DBSchema>(
  open: (onClosed: () => void) => Promise<IDBPDatabase<Schema> | null>,
): ReconnectingDatabase<Schema> {
  let loading: Promise<IDBPDatabase<Schema> | null> | undefined
  const forget = () => {
    loading = undefined
  }
  const load = () => (loading ??= open(forget))
  return {
    load,
    async transact(act) {
      const db = await load()
      if (!db) return undefined
      try {
        return await act(db)
      } catch (error) {
        if (!isClosed(error)) throw error
        forget()
        const reopened = await load()
        // The next transaction reopens the database.
        if (!reopened) forget()
        return reopened ? act(reopened) : undefined
      }
    },
  }
}
