import { createListeners } from '../../platform/store.ts'

let unanswered = false

const { notify, subscribe } = createListeners((notify) => {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
})

/** Returns whether the browser is offline; false outside a browser. */
export const isBrowserOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

const offline = (): boolean => isBrowserOffline() || unanswered

/** The connection as reported by the browser and by the last request to the backend. */
export const connection = {
  subscribe,
  offline,
  /** Reports whether the backend responded to a request. */
  asked: (answered: boolean): void => {
    if (unanswered === !answered) return
    unanswered = !answered
    notify()
  },
}

/** Interval between retries, in ms. */
const pause = 20_000

/**
 * Calls back when the connection returns, and periodically while offline: a recovered server sends no event.
 * @returns unsubscribes
 */
export function followConnection(onChange: (offline: boolean) => void): () => void {
  let wasOffline = connection.offline()
  let timer: ReturnType<typeof setInterval> | undefined
  const watch = () => {
    clearInterval(timer)
    const isOffline = connection.offline()
    if (isOffline) timer = setInterval(() => onChange(true), pause)
    if (wasOffline && !isOffline) onChange(false)
    wasOffline = isOffline
  }
  const stop = connection.subscribe(watch)
  watch()
  return () => {
    clearInterval(timer)
    stop()
  }
}
