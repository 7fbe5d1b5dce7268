import type { CapturedEvents } from './captured-events.ts'

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** Returns whether a keyboard caused the event: a click without a pointer. */
const isClickByKey = (event: Event | undefined): boolean => event instanceof MouseEvent && event.detail === 0

/** Reports the current value of a field or select to React. */
function replayChange(control: HTMLInputElement | HTMLSelectElement): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const { value } = control
  // React compares a field with the value it last wrote; resetting it first makes React see a change.
  control.value = control.defaultValue
  Reflect.set(HTMLInputElement.prototype, 'value', value, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Dispatches an event again. @returns false if the app handles it instead of the browser */
function replay(event: Event): boolean {
  const control = (event.target as Element).closest<Control>('button,input,select')
  if (!control?.isConnected) return true
  if (event instanceof KeyboardEvent) return control.dispatchEvent(new KeyboardEvent(event.type, event))
  delete control.dataset.held
  if (event.type === 'click' || control instanceof HTMLButtonElement) control.click()
  else replayChange(control)
  return true
}

/** Replays captured events in order. */
export async function replayEvents(captured: CapturedEvents): Promise<void> {
  // The focused field missed its `focusin`.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // Events captured meanwhile are appended to the list.
  for (let event = captured.shift(); event; event = captured.shift()) {
    const isHandled = !replay(event)
    // The browser clicked before the app could handle the key, as when arrow keys move between radio buttons.
    if (isHandled && isClickByKey(captured[0])) captured.shift()
    // React renders each change before the next event.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
