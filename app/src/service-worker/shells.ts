/*
 * What is kept of each version of the portal, so that a page that was opened finds its files until it is closed.
 */

const prefix = 'saha-shell-'

/** The cache that a version keeps its files in. */
export const shellOf = (version: string): string => `${prefix}${version}`

/** Another version that is being installed, or waits to be used. */
interface Successors {
  readonly installing: unknown
  readonly waiting: unknown
}

interface Kept {
  /** The cache of the version that drops the others. */
  readonly own: string
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>
  readonly registration: Successors
  /** The scripts that pages which are open began with; null if that cannot be known. */
  readonly openPages: () => Promise<readonly string[] | null>
}

/**
 * Drops the shells of earlier versions, but for those that an open page came with. By its name nobody can tell an
 * earlier shell from that of a version to come, which has no pages yet: as long as one is on its way, all are left. It
 * is looked for twice: first for one that begins to be used meanwhile, then for one whose shell was among the names.
 */
export async function dropShells({ own, caches, registration, openPages }: Kept): Promise<void> {
  const oneComes = () => Boolean(registration.installing ?? registration.waiting)
  if (oneComes()) return
  const [open, names] = await Promise.all([openPages(), caches.keys()])
  if (oneComes() || open === null) return
  for (const name of names) {
    if (!name.startsWith(prefix) || name === own) continue
    const cache = await caches.open(name)
    const used = await Promise.all(open.map((script) => cache.match(script, { ignoreVary: true })))
    if (used.every((file) => file === undefined)) await caches.delete(name)
  }
}
