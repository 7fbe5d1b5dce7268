const listeners = new Set<() => void>()
let unanswered = false

const tell = () => {
  for (const listener of listeners) listener()
}

const offline = (): boolean => navigator.onLine === false || unanswered

/** Whether there is a connection, as far as the browser and the last question to the backend tell. */
export const connection = {
  subscribe(listener: () => void): () => void {
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
  asked(answered: boolean): void {
    if (unanswered === !answered) return
    unanswered = !answered
    tell()
  },
}
