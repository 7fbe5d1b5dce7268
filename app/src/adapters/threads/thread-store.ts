import type { IDBPDatabase } from 'idb'
import { createStore } from '../../platform/store.ts'
import { createReconnectingDatabase } from '../storage/reconnecting-database.ts'
import { openTabs, type Tabs } from '../tabs.ts'
import { sortNewestFirst, isExpendable, readThread, findSurplus, type Thread } from './thread.ts'
import { openThreads, type ThreadsSchema } from './threads-database.ts'

/** Conversations stored in this browser. */
export interface StoredThreads {
  /** `unkept` if the browser stores nothing (private window, quota exceeded): then threads last as long as the page. */
  readonly state: 'loading' | 'kept' | 'unkept'
  /** Newest first. */
  readonly threads: readonly Thread[]
}

type Database = IDBPDatabase<ThreadsSchema>

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * Stores conversations in IndexedDB, each under its own key, and syncs them across tabs. A conversation continued in
 * two tabs at once becomes two.
 */
export class ThreadStore {
  #threads = new Map<string, Thread>()
  readonly #snapshot = createStore<StoredThreads>({ state: 'loading', threads: [] })
  readonly #database = createReconnectingDatabase((onClosed) => this.#open(onClosed))
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false
  readonly #removed = new Set<string>()
  readonly #name: string
  readonly #tabs: Tabs

  constructor(name = 'saha.threads') {
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
   * Stores a thread, unless this tab has removed it.
   * @returns the thread to continue: a copy if another tab has changed this one
   */
  keep(thread: Thread): Promise<Thread> {
    return this.#enqueue(async () => {
      if (this.#removed.has(thread.id)) return thread
      const kept = await this.#writeWithRoom(thread)
      this.#threads.set(kept.id, kept)
      await this.#prune()
      this.#notify(kept.id)
      return kept
    })
  }

  /** Sets the name of a thread; null restores its own title. */
  rename(id: string, name: string | null): Promise<void> {
    return this.#enqueue(async () => {
      const known = this.#threads.get(id)
      if (!known) return
      const stored = readThread(await this.#database.transact((db) => db.get('threads', id))) ?? known
      const renamed = { ...stored, name }
      await this.#attempt((db) => db.put('threads', renamed))
      this.#threads.set(id, renamed)
      this.#notify(id)
    })
  }

  /** Removes a thread, from the page at once. {@link ThreadStore.restore} restores it. */
  remove(id: string): Promise<void> {
    this.#removed.add(id)
    this.#threads.delete(id)
    this.#show()
    return this.#enqueue(async () => {
      this.#threads.delete(id)
      await this.#attempt((db) => db.delete('threads', id))
      this.#notify(id)
    })
  }

  restore(thread: Thread): Promise<Thread> {
    this.#removed.delete(thread.id)
    return this.keep({ ...thread, revision: 0 })
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
    this.#snapshot.set({ state, threads: sortNewestFirst(this.#threads.values()) })
  }

  #notify(id: string): void {
    this.#show()
    if (this.#closed) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    this.#tabs.postMessage(id)
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

  async #open(onClosed: () => void): Promise<Database | null> {
    try {
      const db = await openThreads(this.#name, onClosed)
      for (const value of await db.getAll('threads')) {
        const thread = readThread(value)
        if (thread && !this.#removed.has(thread.id)) this.#threads.set(thread.id, thread)
      }
      this.#show('kept')
      return db
    } catch {
      this.#show('unkept')
      return null
    }
  }

  async #reload(id: unknown): Promise<void> {
    if (typeof id !== 'string' || this.#closed || !(await this.#database.load())) return
    const thread = readThread(await this.#database.transact((db) => db.get('threads', id)))
    if (thread) this.#threads.set(id, thread)
    else this.#threads.delete(id)
    this.#show()
  }

  /** Reads and writes in one transaction, so that no other tab writes in between. */
  async #write(db: Database, thread: Thread): Promise<Thread> {
    const tx = db.transaction('threads', 'readwrite')
    const stored = readThread(await tx.store.get(thread.id))
    const changedInAnotherTab = stored !== null && stored.revision !== thread.revision
    const kept: Thread = {
      ...thread,
      id: changedInAnotherTab ? `${thread.id}-${Math.random().toString(36).slice(2)}` : thread.id,
      // Another tab may have renamed it.
      name: stored?.name ?? thread.name,
      revision: thread.revision + 1,
    }
    await Promise.all([tx.store.put(kept), tx.done])
    return kept
  }

  /**
   * Writes a thread, and removes the oldest ones if the quota is exceeded. If that fails, the thread lasts as long
   * as the page.
   */
  async #writeWithRoom(thread: Thread): Promise<Thread> {
    for (;;) {
      try {
        const kept = await this.#database.transact((db) => this.#write(db, thread))
        if (!kept) return thread
        if (this.getSnapshot().state === 'unkept') this.#show('kept')
        return kept
      } catch (error) {
        const oldest = sortNewestFirst(this.#threads.values())
          .filter(isExpendable)
          .findLast(({ id }) => id !== thread.id)
        if (!isFull(error) || !oldest) {
          this.#show('unkept')
          return thread
        }
        await this.#drop(oldest.id)
      }
    }
  }

  async #prune(): Promise<void> {
    for (const { id } of findSurplus(sortNewestFirst(this.#threads.values()))) await this.#drop(id)
  }

  async #drop(id: string): Promise<void> {
    this.#threads.delete(id)
    await this.#attempt((db) => db.delete('threads', id))
    this.#notify(id)
  }

  async #attempt(write: (db: Database) => Promise<unknown>): Promise<void> {
    try {
      await this.#database.transact(write)
    } catch {
      this.#show('unkept')
    }
  }
}
