import { loadChunk } from '../chunks/load-chunk.ts'

/* Captures user input on prerendered pages before hydration. */

declare global {
  var captured: CapturedEvents | undefined
}

/** Clicks, changes and keys of controls, in order. `boot.js` fills it. */
export interface CapturedEvents extends Array<Event> {
  /** URL that the page was prerendered for. */
  href: string
  /** Stops capturing. */
  end: AbortController
  /** Returns whether the app already handles a control. */
  isHydrated?: (control: Element) => boolean
}

/** Marks the prerendered controls. Controls that the app renders later respond from the start. */
export function markPrerenderedControls(root: HTMLElement): void {
  const prerendered = new Set(root.querySelectorAll('button,input,select'))
  if (globalThis.captured) globalThis.captured.isHydrated = (control) => !prerendered.has(control)
}

/** Called when the app is hydrated: replays captured events. The replay code is loaded only if there are any. */
export function finishHydration(): void {
  const { captured } = globalThis
  if (!captured) return
  globalThis.captured = undefined
  const end = () => captured.end.abort()
  if (captured.length === 0 && !(document.activeElement instanceof HTMLInputElement)) end()
  // Without the replay chunk the captured input is lost, but every control responds.
  else
    loadChunk(() => import('./replay-events.ts'))
      .then(({ replayEvents }) => replayEvents(captured))
      .catch(() => undefined)
      .finally(end)
}
