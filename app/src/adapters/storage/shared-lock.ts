import { createDeferred } from '../../platform/deferred.ts'
import { withLock } from '../locks.ts'

/** Releases this tab's lock, and resolves with whether no other tab holds it. */
export type ReleaseSharedLock = () => Promise<boolean>

/** Holds a shared lock until it is released or the tab closes. Without the Locks API each tab counts as the only one. */
export function holdSharedLock(name: string): ReleaseSharedLock {
  const { promise: used, resolve: end } = createDeferred<void>()
  const using = withLock(name, { mode: 'shared' }, () => used)
  return async () => {
    end()
    await using
    return withLock(name, { ifAvailable: true }, async (lock) => lock !== null)
  }
}
