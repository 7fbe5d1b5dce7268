/** Resolves after `ms`. On abort it clears its timer and rejects with the signal's reason. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>

/** The timer part of XState's `Clock`, so that a machine and its ports can share one. */
export interface Timers {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

// Looked up on each call, so that tests can replace the globals.
const hostTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id as ReturnType<typeof setTimeout>),
}

/** @param timers the host's timers, or the simulated clock of a test */
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
