import type { CachedContent } from '../schema/batch-request.ts'
import { newId } from './file-store.ts'

/** Cached content of a key. */
export interface StoredCache {
  readonly id: string
  readonly key: string
  readonly content: CachedContent
  readonly created: number
  updated: number
  /** Milliseconds since 1970. */
  expires: number
}

/** More than a test needs; the oldest are evicted. */
const MAX_CACHES = 200

/** Stores cached contents in memory until they expire. */
export class CacheStore {
  readonly #caches = new Map<string, StoredCache>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  add(key: string, content: CachedContent, expires: number): StoredCache {
    const created = this.#now()
    const cache = { id: newId(28), key, content, created, updated: created, expires }
    this.#caches.set(cache.id, cache)
    const [oldest] = this.#caches.keys()
    if (this.#caches.size > MAX_CACHES && oldest !== undefined) this.#caches.delete(oldest)
    return cache
  }

  /** Returns the cache with that id, if it belongs to the key and has not expired. */
  find(id: string, key: string): StoredCache | null {
    const cache = this.#caches.get(id)
    return cache?.key === key && this.#now() < cache.expires ? cache : null
  }

  list(key: string): StoredCache[] {
    return [...this.#caches.keys()].flatMap((id) => this.find(id, key) ?? []).reverse()
  }

  remove(id: string): void {
    this.#caches.delete(id)
  }
}
