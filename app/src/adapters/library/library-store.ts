import { createStore } from '../../platform/store.ts'
import { createReconnectingDatabase } from '../storage/reconnecting-database.ts'
import { openTabs, type Tabs } from '../tabs.ts'
import {
  bounds,
  findOldest,
  measureEntry,
  readEntry,
  sortNewestFirst,
  type Entry,
  type Files,
} from './entry.ts'
import {
  deleteEntries,
  loadFiles,
  openLibrary,
  readEntries,
  writeEntry,
  type LibraryDatabase,
} from './library-database.ts'

/** Results of the tools that are stored in this browser. */
export interface Library {
  /**
   * - `loading` the database is opened
   * - `saved` everything is stored
   * - `full` new entries last as long as the page, until others are deleted
   * - `unavailable` the browser stores nothing (private window, dead database): entries last as long as the page
   */
  readonly state: 'loading' | 'saved' | 'full' | 'unavailable'
  /** Newest first. */
  readonly entries: readonly Entry[]
  /** Bytes of all entries. */
  readonly bytes: number
  /** Bytes that entries may have together. */
  readonly capacity: number
  /** Number of entries that are not stored. */
  readonly unsaved: number
}

/** Deleted entries with their files. */
export interface Deletion {
  readonly entries: readonly Entry[]
  readonly files: ReadonlyMap<string, Files>
}

interface Unsaved {
  readonly entry: Entry
  readonly files: Files
}

const noFiles: Files = new Map()
const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

const sumSizes = (entries: readonly Entry[]): number => entries.reduce((sum, { size }) => sum + size, 0)

/**
 * Stores results in IndexedDB, each under its own key, and syncs them across tabs. An entry that is changed in two tabs
 * at once becomes two.
 */
export class LibraryStore {
  #entries = new Map<string, Entry>()
  readonly #unsaved = new Map<string, Unsaved>()
  readonly #snapshot = createStore<Library>({
    state: 'loading',
    entries: [],
    bytes: 0,
    capacity: bounds.bytes,
    unsaved: 0,
  })
  readonly #database = createReconnectingDatabase((onClosed) => this.#open(onClosed))
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false
  readonly #removed = new Set<string>()
  readonly #name: string
  readonly #tabs: Tabs

  constructor(name = 'saha.library') {
    this.#name = name
    this.#tabs = openTabs(name)
    this.#tabs.addEventListener('message', ({ data }) => void this.#enqueue(() => this.#reload(data)))
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#snapshot.subscribe(listener)
    void this.#database.load()
    return unsubscribe
  }

  readonly getSnapshot = this.#snapshot.get

  /**
   * Stores an entry, unless this tab has removed it.
   *
   * @param files contents of its new files
   * @returns the entry to continue: a copy if another tab has changed this one
   */
  keep(entry: Entry, files: Files = noFiles): Promise<Entry> {
    return this.#enqueue(async () => {
      if (this.#removed.has(entry.id)) return entry
      const kept = await this.#save({ ...entry, size: measureEntry(entry) }, files)
      if (!this.#unsaved.has(kept.id)) await this.#saveUnsaved()
      this.#notify([kept.id])
      return kept
    })
  }

  /** Sets the name of an entry; null restores its own title. */
  rename(id: string, name: string | null): Promise<void> {
    return this.#enqueue(async () => {
      const known = this.#entries.get(id)
      if (!known) return
      const waiting = this.#unsaved.get(id)
      if (waiting) this.#unsaved.set(id, { ...waiting, entry: { ...waiting.entry, name } })
      const stored = readEntry(await this.#attempt((db) => db.get('entries', id)))
      const renamed = { ...(stored ?? known), name }
      if (stored) await this.#attempt((db) => db.put('entries', renamed))
      this.#entries.set(id, renamed)
      this.#notify([id])
    })
  }

  /** Removes entries, from the page at once. {@link LibraryStore.restore} restores them. */
  remove(ids: readonly string[]): Promise<Deletion> {
    const entries = ids.flatMap((id) => this.#entries.get(id) ?? [])
    for (const id of ids) {
      this.#removed.add(id)
      this.#entries.delete(id)
    }
    this.#show()
    return this.#enqueue(async () => {
      const files = new Map(await this.#attempt((db) => deleteEntries(db, ids)))
      for (const id of ids) {
        const waiting = this.#unsaved.get(id)
        if (waiting) files.set(id, waiting.files)
        this.#unsaved.delete(id)
        this.#entries.delete(id)
      }
      await this.#saveUnsaved()
      this.#notify(ids)
      return { entries, files }
    })
  }

  restore({ entries, files }: Deletion): Promise<void> {
    return this.#enqueue(async () => {
      for (const entry of entries) {
        this.#removed.delete(entry.id)
        await this.#save({ ...entry, revision: 0 }, files.get(entry.id) ?? noFiles)
      }
      this.#notify(entries.map(({ id }) => id))
    })
  }

  /** Returns the files of an entry; null if one is missing or damaged. */
  loadFiles(entry: Entry): Promise<Files | null> {
    return this.#enqueue(async () => {
      const known = this.#unsaved.get(entry.id)?.files
      if (entry.files.every(({ id }) => known?.has(id))) return known ?? noFiles
      const stored = await this.#database.transact((db) => loadFiles(db, entry)).catch(() => null)
      return stored ?? null
    })
  }

  /** Returns the library once it is loaded. */
  load(): Promise<Library> {
    return this.#enqueue(async () => this.getSnapshot())
  }

  /** Returns the oldest unnamed entries whose deletion makes room for the unsaved ones. */
  findOldest(): readonly Entry[] {
    const stored = this.getSnapshot().entries.filter(({ id }) => !this.#unsaved.has(id))
    const unsaved = [...this.#unsaved.values()].map(({ entry }) => entry)
    return findOldest(stored, sumSizes(unsaved))
  }

  stop(): void {
    void this.close()
  }

  /** Closes the database and the channel to other tabs. */
  async close(): Promise<void> {
    await this.#enqueue(async () => {
      const db = await this.#database.load()
      this.#closed = true
      this.#tabs.close()
      db?.close()
    })
  }

  #show(state = this.getSnapshot().state): void {
    const entries = sortNewestFirst(this.#entries.values())
    const { capacity } = this.getSnapshot()
    this.#snapshot.set({ state, entries, bytes: sumSizes(entries), capacity, unsaved: this.#unsaved.size })
  }

  #notify(ids: readonly string[]): void {
    this.#show()
    if (this.#closed) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    this.#tabs.postMessage(ids)
  }

  /** Runs operations one at a time, so that each sees the result of the previous one. */
  #enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(async () => {
      await this.#database.load()
      return act()
    })
    this.#queue = done.catch(() => undefined)
    return done
  }

  async #open(onClosed: () => void): Promise<LibraryDatabase | null> {
    try {
      const db = await openLibrary(this.#name, onClosed)
      for (const [id, entry] of await readEntries(db))
        if (!this.#removed.has(id) && !this.#unsaved.has(id)) this.#entries.set(id, entry)
      this.#show(this.#unsaved.size > 0 ? this.getSnapshot().state : 'saved')
      void this.#readCapacity()
      return db
    } catch {
      this.#show('unavailable')
      return null
    }
  }

  /** A browser may have less room than the limit. */
  async #readCapacity(): Promise<void> {
    const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
    if (quota === undefined) return
    const room = this.getSnapshot().bytes + Math.max(0, quota - usage)
    this.#snapshot.set({ ...this.getSnapshot(), capacity: Math.min(bounds.bytes, room) })
  }

  async #reload(ids: unknown): Promise<void> {
    if (!Array.isArray(ids) || this.#closed || !(await this.#database.load())) return
    for (const id of ids) {
      if (typeof id !== 'string' || this.#unsaved.has(id)) continue
      const entry = readEntry(await this.#attempt((db) => db.get('entries', id)))
      if (entry) this.#entries.set(id, entry)
      else this.#entries.delete(id)
    }
    this.#show()
  }

  #hasRoomFor({ id, size }: Entry): boolean {
    const { bytes, capacity, entries } = this.getSnapshot()
    const known = this.#entries.get(id)
    const isStored = known !== undefined && !this.#unsaved.has(id)
    const others = bytes - (known?.size ?? 0)
    return others + size <= capacity && (isStored || entries.length - this.#unsaved.size < bounds.entries)
  }

  /** Writes an entry. If that fails, it lasts as long as the page. */
  async #save(entry: Entry, added: Files): Promise<Entry> {
    const files = new Map([...(this.#unsaved.get(entry.id)?.files ?? noFiles), ...added])
    const saved = await this.#write(entry, files)
    if (typeof saved === 'string') {
      this.#unsaved.set(entry.id, { entry, files })
      this.#entries.set(entry.id, entry)
      this.#show(saved)
      return entry
    }
    this.#unsaved.delete(entry.id)
    this.#entries.set(saved.id, saved)
    if (saved.id !== entry.id) await this.#reload([entry.id])
    this.#show(this.#unsaved.size === 0 ? 'saved' : undefined)
    return saved
  }

  async #write(entry: Entry, files: Files): Promise<Entry | 'full' | 'unavailable'> {
    if (!this.#hasRoomFor(entry)) return 'full'
    try {
      return (await this.#database.transact((db) => writeEntry(db, entry, files))) ?? 'unavailable'
    } catch (error) {
      return isFull(error) ? 'full' : 'unavailable'
    }
  }

  /** Writes the entries that could not be written before, until one fails. */
  async #saveUnsaved(): Promise<void> {
    for (const { entry, files } of this.#unsaved.values()) {
      const { id } = await this.#save(entry, files)
      if (this.#unsaved.has(id)) return
      this.#notify([id])
    }
  }

  async #attempt<Result>(act: (db: LibraryDatabase) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await this.#database.transact(act)
    } catch {
      this.#show('unavailable')
      return undefined
    }
  }
}
