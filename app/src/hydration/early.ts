import { loadChunk } from '../chunks/load-chunk.ts'

/* Captures user input on prerendered pages before hydration. */

declare global {
  var early: Early | undefined
}

export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** Controls that were used, in order. `boot.js` fills it. */
export interface Early extends Array<Control> {
  /** URL that the page was prerendered for. */
  shown: string
  /** Stops capturing. */
  end: AbortController
  /** Returns whether the app already handles a control. */
  isAlive?: (control: Control) => boolean
}

/** Marks the prerendered controls. Controls that the app renders later respond from the start. */
export function beginTaking(root: HTMLElement): void {
  const written = new Set(root.querySelectorAll<Control>('button,input,select'))
  if (globalThis.early) globalThis.early.isAlive = (control) => !written.has(control)
}

/** Called when the app is hydrated: replays captured events. The replay code is loaded only if there are any. */
export function comeAlive(): void {
  const { early } = globalThis
  if (!early) return
  globalThis.early = undefined
  const end = () => early.end.abort()
  if (early.length === 0 && !(document.activeElement instanceof HTMLInputElement)) end()
  // Without the replay chunk the captured input is lost, but every control responds.
  else
    loadChunk(() => import('./replay-events.ts'))
      .then(({ tellEarly }) => tellEarly(early))
      .catch(() => undefined)
      .finally(end)
}
