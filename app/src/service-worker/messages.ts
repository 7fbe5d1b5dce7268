/*
 * What the page and its worker say to each other.
 */

/** The script that a page of the portal began with: it has another name in each version. */
export const lockOf = (script: string): string => `${pageLock}${script}`
const pageLock = 'saha-page '

/** The scripts of all pages that are open, each of which holds a lock; null where the browser refuses locks. */
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
 * - `activate` the visitor wants the new version
 * - `tidy` a page has begun, so that others may have ended
 */
export type Told = { type: 'activate' | 'tidy' }

/** A page of this script asks a worker that waits whether it is of a newer version. */
export interface AskedByPage {
  type: 'page'
  script: string
}

export const isTold = (data: unknown, type: Told['type']): boolean =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === type

export const pageOf = (data: unknown): string | null => {
  const { type, script } = Object(data) as { type?: unknown; script?: unknown }
  return type === 'page' && typeof script === 'string' ? script : null
}
