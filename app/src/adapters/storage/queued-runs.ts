import { openDB, type DBSchema } from 'idb'
import { queuedRunsName } from './has-queued-runs.ts'
import { createReconnectingDatabase } from './reconnecting-database.ts'
import { localStore } from './web-storage.ts'

/** The log of a run whose score was submitted. */
export interface QueuedRun {
  /** Id of the score's document. */
  readonly scoreId: string
  readonly userId: string
  /** Id of the board: the game's, or a day's. */
  readonly gameId: string
  readonly log: string
}

interface RunsSchema extends DBSchema {
  runs: { key: string; value: QueuedRun }
}

/** Limit for all users of the browser together. A score without its run is not verified, and nothing else is lost. */
const maxQueued = 20

/** Runs in IndexedDB that are not sent yet. Without IndexedDB, they last as long as the page. */
export function createQueuedRuns(name = queuedRunsName) {
  const unsaved = new Map<string, QueuedRun>()
  const database = createReconnectingDatabase<RunsSchema>(async (onClosed) =>
    openDB<RunsSchema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('runs', { keyPath: 'scoreId' }),
      // A newer version in another tab waits for this connection to close.
      blocking: (_current, _next, { target }) => {
        ;(target as IDBDatabase).close()
        onClosed()
      },
      terminated: onClosed,
    }).catch(() => null),
  )
  /** Lists the queued runs, and marks in localStorage whether there are stored ones. */
  const list = async (): Promise<readonly QueuedRun[]> => {
    const stored = await database.transact((db) => db.getAll('runs')).catch(() => undefined)
    if (stored && stored.length > 0) localStore.set(name, 'queued')
    // A database that cannot be read may still hold runs.
    else if (stored) localStore.remove(name)
    return [...(stored ?? []), ...unsaved.values()]
  }
  return {
    /** Adds a run, unless the queue is full. */
    async add(run: QueuedRun): Promise<void> {
      if ((await list()).length >= maxQueued) return
      unsaved.set(run.scoreId, run)
      const saved = await database.transact((db) => db.put('runs', run)).catch(() => undefined)
      if (saved !== undefined) unsaved.delete(run.scoreId)
      await list()
    },
    async remove(scoreId: string): Promise<void> {
      unsaved.delete(scoreId)
      await database.transact((db) => db.delete('runs', scoreId)).catch(() => undefined)
      await list()
    },
    list,
  }
}

export const queuedRuns = createQueuedRuns()
