const listeners = new Set<() => void>()
let unanswered = false

const tell = () => {
  for (const listener of listeners) listener()
}

/** The browser itself knows of no connection. Outside a browser nobody knows. */
export const browserOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

const offline = (): boolean => browserOffline() || unanswered

/** Whether there is a connection, as far as the browser and the last question to the backend tell. */
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
  /** The backend was asked something, and answered or did not. */
  asked: (answered: boolean): void => {
    if (unanswered === !answered) return
    unanswered = !answered
    tell()
  },
}

/** How long the backend is left in peace before it is asked again, in ms. */
const pause = 20_000

/**
 * Calls back when the connection returns, and from time to time while there is none: a server that comes back tells
 * nobody. @returns stops it
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
