import { createDeferred } from '../../platform/deferred.ts'
import { withLock } from '../locks.ts'

/** Ends this tab's use of a thing, and tells whether it was the last of the browser's tabs that used it. */
export type EndUse = () => Promise<boolean>

/**
 * Has the browser's other tabs know that this one uses a thing, until that is ended or the tab is closed. Where the
 * browser has no locks, each tab is alone.
 */
export function shareUse(name: string): EndUse {
  const { promise: used, resolve: end } = createDeferred<void>()
  const using = withLock(name, { mode: 'shared' }, () => used)
  return async () => {
    end()
    await using
    return withLock(name, { ifAvailable: true }, async (lock) => lock !== null)
  }
}
