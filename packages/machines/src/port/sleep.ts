/** Resolves after `ms`; rejects with the signal's reason, and frees its timer, when aborted first. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>

/** The part of XState's `Clock` that waiting needs, so that a machine and its ports can share one. */
export interface Timers {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

// Looked up at call time, so that a test may replace the globals.
const hostTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

/** @param timers the clock to sleep on: the host's own, or the simulated one of a test */
export const createSleep =
  (timers: Timers = hostTimers): Sleep =>
  (ms, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const wake = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const id = timers.setTimeout(wake, ms)
      const leave = () => {
        timers.clearTimeout(id)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave)
    })
