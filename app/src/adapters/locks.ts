/**
 * Runs work while this tab holds a lock. A browser may have no locks, or refuse them as it does storage: then the work
 * runs at once, and hears `undefined`.
 *
 * @param work hears the lock; `null` if it was asked for with `ifAvailable` and another tab holds it
 */
export async function withLock<Result>(
  name: string,
  options: Pick<LockOptions, 'ifAvailable' | 'mode'>,
  work: (lock: Lock | null | undefined) => Promise<Result>,
): Promise<Result> {
  let isRunning = false
  const run = (lock: Lock | null) => {
    isRunning = true
    return work(lock)
  }
  try {
    return await navigator.locks.request(name, options, run)
  } catch (error) {
    if (isRunning) throw error
    return work(undefined)
  }
}
