import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { localStore } from './web-storage.ts'

/**
 * Game, owner (empty for guests), and kind: the game's own save, the log of a run to continue, or how the save relates to
 * the one in the user's account.
 */
export type SaveKey = [gameId: string, owner: string, kind: 'data' | 'log' | 'sync']

/** Schema of the database. */
interface SavesSchema extends DBSchema {
  saves: { key: SaveKey; value: string }
}

/** Saves of earlier versions: `saha.save.<game>` of guests, `saha.save.<game>.<user>` of users. */
const storedPrefix = 'saha.save.'

function listStoredSaves(): { name: string; key: SaveKey }[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(storedPrefix))
      .map((name) => {
        const [gameId = '', ...owner] = name.slice(storedPrefix.length).split('.')
        return { name, key: [gameId, owner.join('.'), 'data'] }
      })
  } catch {
    // Storage is unavailable.
    return []
  }
}

/** Moves saves from localStorage, and removes them there once they are written. Saves of the database win. */
async function migrate(db: IDBPDatabase<SavesSchema>): Promise<void> {
  const stored = listStoredSaves()
  if (stored.length === 0) return
  const tx = db.transaction('saves', 'readwrite')
  for (const { name, key } of stored) {
    const text = localStore.get(name)
    if (text !== null && (await tx.store.get(key)) === undefined) await tx.store.put(text, key)
  }
  await tx.done
  for (const { name } of stored) localStore.remove(name)
}

/** Opens the database of saves, with those of earlier versions; rejects if IndexedDB is unavailable. */
export async function openSaves(name: string, onClosed: () => void): Promise<IDBPDatabase<SavesSchema>> {
  const db = await openDB<SavesSchema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('saves'),
    // A newer version in another tab waits for this connection to close.
    blocking: (_current, _next, { target }) => {
      ;(target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })
  await migrate(db)
  return db
}
