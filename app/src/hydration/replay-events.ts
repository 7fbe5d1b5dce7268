import type { Control, Early } from './early.ts'

/** Says to the app what was done to a control of it. */
function tell(control: Control): void {
  delete control.dataset.held
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
  else if (control instanceof HTMLButtonElement || control.type === 'radio') control.click()
  else {
    const { value } = control
    // React compares a field with what it wrote there itself, so that this is taken for somebody's.
    control.value = control.defaultValue
    Reflect.set(HTMLInputElement.prototype, 'value', value, control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Tells the app what was done before it answered, one after the other, as it was done. */
export async function tellEarly(early: Early): Promise<void> {
  // Whoever has come to a field is at it.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // What is done meanwhile is last in the row.
  for (let control = early.shift(); control; control = early.shift()) {
    if (control.isConnected) tell(control)
    // What it changes is drawn before the next.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
