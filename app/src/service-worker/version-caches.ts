/* Caches of app versions. Each exists until the last page of its version is closed. */

const prefix = 'saha-shell-'

/** Name of a version's cache. */
export const cacheName = (version: string): string => `${prefix}${version}`

/** A version that is installing or waiting. */
interface Successors {
  readonly installing: unknown
  readonly waiting: unknown
}

interface DeleteOptions {
  /** Cache of the current version, which deletes the others. */
  readonly current: string
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>
  readonly registration: Successors
  /** Entry scripts of open pages; null if unknown. */
  readonly openPages: () => Promise<readonly string[] | null>
}

/**
 * Deletes caches of earlier versions that no open page uses. A name does not tell an earlier version from an
 * installing one, so nothing is deleted while one is installing; checked twice, because either can change during the
 * calls.
 */
export async function deleteOldCaches({
  current,
  caches,
  registration,
  openPages,
}: DeleteOptions): Promise<void> {
  const hasSuccessor = () => Boolean(registration.installing ?? registration.waiting)
  if (hasSuccessor()) return
  const [open, names] = await Promise.all([openPages(), caches.keys()])
  if (hasSuccessor() || open === null) return
  for (const name of names) {
    if (!name.startsWith(prefix) || name === current) continue
    const cache = await caches.open(name)
    const used = await Promise.all(open.map((script) => cache.match(script, { ignoreVary: true })))
    if (used.every((file) => file === undefined)) await caches.delete(name)
  }
}
