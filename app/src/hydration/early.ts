import { loadChunk } from '../chunks/load-chunk.ts'

/* What somebody does to a page of the build before the app has taken it over. */

declare global {
  var early: Early | undefined
}

export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** What was used, in that order: `boot.js` keeps it. */
export interface Early extends Array<Control> {
  /** The address for which the page is written. */
  shown: string
  /** Ends the keeping. */
  end: AbortController
  /** Whether a control needs nobody to keep for it. */
  isAlive?: (control: Control) => boolean
}

/** Whatever is written here is not the app's yet; whatever the app draws by itself is from the start. */
export function beginTaking(root: HTMLElement): void {
  const written = new Set(root.querySelectorAll<Control>('button,input,select'))
  if (globalThis.early) globalThis.early.isAlive = (control) => !written.has(control)
}

/** The app answers. What was done before is told to it, by what comes only where there is something to tell. */
export function comeAlive(): void {
  const { early } = globalThis
  if (!early) return
  globalThis.early = undefined
  const end = () => early.end.abort()
  if (early.length === 0 && !(document.activeElement instanceof HTMLInputElement)) end()
  // What does not come is no more than it was before: everything answers from here on.
  else
    loadChunk(() => import('./replay-events.ts'))
      .then(({ tellEarly }) => tellEarly(early))
      .catch(() => undefined)
      .finally(end)
}
