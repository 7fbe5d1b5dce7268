/* Messages and locks shared by pages and the service worker. */

/** Lock name of a page. The entry script's name differs between versions. */
export const pageLockName = (script: string): string => `${pageLock}${script}`
const pageLock = 'saha-page '

/** Entry scripts of all open pages, each of which holds a lock; null if the browser refuses locks. */
export async function openPages(): Promise<string[] | null> {
  const queryLocks = async () => navigator.locks.query()
  const locks = await queryLocks().catch(() => null)
  return (
    locks &&
    (locks.held ?? []).flatMap(({ name = '' }) =>
      name.startsWith(pageLock) ? [name.slice(pageLock.length)] : [],
    )
  )
}

/**
 * - `activate` the user accepted the new version
 * - `tidy` a page has loaded, so older pages may have closed
 */
export type WorkerCommand = { type: 'activate' | 'tidy' }

/** Asks a waiting worker whether it is newer than the page with this entry script. */
export interface VersionQuery {
  type: 'page'
  script: string
}

export const isWorkerCommand = (data: unknown, type: WorkerCommand['type']): boolean =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === type

/** Returns the entry script of a version query, or null for any other message. */
export const readVersionQuery = (data: unknown): string | null => {
  const { type, script } = Object(data) as { type?: unknown; script?: unknown }
  return type === 'page' && typeof script === 'string' ? script : null
}
