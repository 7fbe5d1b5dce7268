import { createDeferred } from '../../deferred.ts'

/** Ends this tab's use of a thing, and tells whether it was the last of the browser's tabs that used it. */
export type EndUse = () => Promise<boolean>

const byNobodyElse: EndUse = async () => true

/**
 * Has the browser's other tabs know that this one uses a thing, until that is ended or the tab is closed. Where the
 * browser has no locks, each tab is alone.
 */
export function shareUse(name: string): EndUse {
  const { locks } = navigator as { locks?: LockManager }
  if (locks === undefined) return byNobodyElse
  const { promise: used, resolve: end } = createDeferred<void>()
  const using = locks.request(name, { mode: 'shared' }, () => used)
  return async () => {
    end()
    await using
    return locks.request(name, { ifAvailable: true }, (lock) => lock !== null)
  }
}
