import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { readEntry, type Entry, type Files } from './entry.ts'
import { migrateThread } from './thread.ts'

/** Schema of the database. Callers validate what they read. */
interface LibrarySchema extends DBSchema {
  entries: { key: string; value: { id: string } }
  /** Files by the ids of their entry and of the file. */
  files: { key: [entry: string, file: string]; value: Blob }
}

export type LibraryDatabase = IDBPDatabase<LibrarySchema>

const stores = ['entries', 'files'] as const

type Transaction = IDBPTransaction<LibrarySchema, typeof stores, 'readwrite'>

/** Database of conversations of earlier versions. */
const formerName = 'saha.threads'

const close = (_current: number, _next: number | null, { target }: Event) => (target as IDBDatabase).close()

/** Opens the former database; rejects if there is none. */
const openFormer = async () =>
  openDB<{ threads: { key: string; value: unknown } }>(formerName, 1, {
    upgrade: (_database, _current, _next, tx) => {
      tx.done.catch(() => undefined)
      tx.abort()
    },
    blocking: close,
  })

/** Moves the conversations of earlier versions. Those that cannot be moved stay where they are. */
async function moveFormerThreads(db: LibraryDatabase): Promise<readonly Entry[]> {
  const former = await openFormer().catch(() => null)
  if (former === null) return []
  const threads = (await former.getAll('threads')).flatMap((value) => migrateThread(value) ?? [])
  try {
    const tx = db.transaction('entries', 'readwrite')
    for (const thread of threads) if (!(await tx.store.get(thread.id))) await tx.store.put(thread)
    await tx.done
    await former.clear('threads')
    former.close()
    // Waits for tabs of earlier versions.
    void deleteDB(formerName).catch(() => undefined)
  } catch {
    former.close()
  }
  return threads
}

/** Opens the database of stored results; rejects if IndexedDB is unavailable. */
export async function openLibrary(name: string, onClosed: () => void): Promise<LibraryDatabase> {
  return openDB<LibrarySchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('entries', { keyPath: 'id' })
      database.createObjectStore('files')
    },
    // A newer version in another tab waits for this connection to close.
    blocking: (...event) => {
      close(...event)
      onClosed()
    },
    terminated: onClosed,
  })
}

/** Returns all valid entries, with the conversations of earlier versions. */
export async function readEntries(db: LibraryDatabase): Promise<Map<string, Entry>> {
  const former = await moveFormerThreads(db).catch(() => [])
  const stored = (await db.getAll('entries')).flatMap((value) => readEntry(value) ?? [])
  return new Map([...former, ...stored].map((entry) => [entry.id, entry]))
}

const allFiles = (entry: string) => IDBKeyRange.bound([entry], [entry, []])

async function readFiles(tx: Transaction, entry: string): Promise<Files> {
  const files = tx.objectStore('files')
  const [keys, blobs] = await Promise.all([files.getAllKeys(allFiles(entry)), files.getAll(allFiles(entry))])
  return new Map(keys.flatMap(([, id], index) => (blobs[index] instanceof Blob ? [[id, blobs[index]]] : [])))
}

/**
 * Writes an entry with its new files, and removes the files that it no longer has. Reads and writes in one
 * transaction, so that no other tab writes in between.
 *
 * @returns the entry as stored: a copy under another id if another tab has changed this one
 */
export async function writeEntry(db: LibraryDatabase, entry: Entry, files: Files): Promise<Entry> {
  const tx = db.transaction(stores, 'readwrite')
  const stored = readEntry(await tx.objectStore('entries').get(entry.id))
  const isChanged = stored !== null && stored.revision !== entry.revision
  const written: Entry = {
    ...entry,
    id: isChanged ? `${entry.id}-${Math.random().toString(36).slice(2)}` : entry.id,
    // Another tab may have renamed it.
    name: stored?.name ?? entry.name,
    revision: entry.revision + 1,
  }
  const hasFile = new Set(entry.files.map(({ id }) => id))
  const copied = isChanged && stored.files.length > 0 ? await readFiles(tx, entry.id) : []
  const added = [...copied, ...files].filter(([id]) => hasFile.has(id))
  const dropped = isChanged || !stored ? [] : stored.files.filter(({ id }) => !hasFile.has(id))
  await Promise.all([
    tx.objectStore('entries').put(written),
    ...added.map(([id, blob]) => tx.objectStore('files').put(blob, [written.id, id])),
    ...dropped.map(({ id }) => tx.objectStore('files').delete([written.id, id])),
    tx.done,
  ])
  return written
}

/** Deletes entries and returns their files by entry. */
export async function deleteEntries(
  db: LibraryDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Files>> {
  const tx = db.transaction(stores, 'readwrite')
  const files = new Map<string, Files>()
  for (const id of ids) {
    files.set(id, await readFiles(tx, id))
    await Promise.all([tx.objectStore('entries').delete(id), tx.objectStore('files').delete(allFiles(id))])
  }
  await tx.done
  return files
}

/** Returns the files of an entry; null if one is missing or damaged. */
export async function loadFiles(db: LibraryDatabase, { id, files }: Entry): Promise<Files | null> {
  const tx = db.transaction('files')
  const blobs = await Promise.all(files.map((file) => tx.store.get([id, file.id])))
  const isWhole = files.every(({ size }, index) => blobs[index] instanceof Blob && blobs[index].size === size)
  return isWhole ? new Map(files.map((file, index) => [file.id, blobs[index] as Blob])) : null
}
