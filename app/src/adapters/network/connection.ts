const listeners = new Set<() => void>()
let unanswered = false

const tell = () => {
  for (const listener of listeners) listener()
}

/** Returns whether the browser is offline; false outside a browser. */
export const browserOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

const offline = (): boolean => browserOffline() || unanswered

/** The connection as reported by the browser and by the last request to the backend. */
export const connection = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (listeners.size === 1) {
      window.addEventListener('online', tell)
      window.addEventListener('offline', tell)
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  },
  offline,
  /** Reports whether the backend responded to a request. */
  asked: (answered: boolean): void => {
    if (unanswered === !answered) return
    unanswered = !answered
    tell()
  },
}

/** Interval between retries, in ms. */
const pause = 20_000

/**
 * Calls back when the connection returns, and periodically while offline: a recovered server sends no event.
 * @returns unsubscribes
 */
export function followConnection(told: (offline: boolean) => void): () => void {
  let was = connection.offline()
  let timer: ReturnType<typeof setInterval> | undefined
  const watch = () => {
    clearInterval(timer)
    const now = connection.offline()
    if (now) timer = setInterval(() => told(true), pause)
    if (was && !now) told(false)
    was = now
  }
  const stop = connection.subscribe(watch)
  watch()
  return () => {
    clearInterval(timer)
    stop()
  }
}
