/**
 * Runs work while holding a lock. Without the Locks API, or if the browser blocks it, the work runs at once and gets
 * `undefined`.
 *
 * @param work gets the lock; `null` if it was requested with `ifAvailable` and another tab holds it
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
