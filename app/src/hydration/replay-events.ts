import type { Control, CapturedEvents } from './captured-events.ts'

/** Dispatches the event that the user's input caused. */
function replay(control: Control): void {
  delete control.dataset.held
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  else if (control instanceof HTMLButtonElement || control.type === 'radio') control.click()
  else {
    const { value } = control
    // React compares a field with the value it last wrote; resetting it first makes React see a change.
    control.value = control.defaultValue
    Reflect.set(HTMLInputElement.prototype, 'value', value, control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Replays captured events in order. */
export async function replayEvents(captured: CapturedEvents): Promise<void> {
  // The focused field missed its `focusin`.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // Events captured meanwhile are appended to the list.
  for (let control = captured.shift(); control; control = captured.shift()) {
    if (control.isConnected) replay(control)
    // React renders each change before the next event.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
