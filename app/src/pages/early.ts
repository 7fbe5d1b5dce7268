/* What somebody does to a page of the build before the app has taken it over. */

declare global {
  var early: Early | undefined
}

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** What was used, in that order. `boot.js` keeps it, and asks here whether it still has to. */
interface Early extends Array<Control> {
  /** The address for which the page is written. */
  shown: string
  keep: (event: Event) => void
  isAlive?: (control: Control) => boolean
}

/** Whoever is written here is not the app's yet; whatever the app draws by itself is from the start. */
export function beginTaking(root: HTMLElement): void {
  const written = new Set(root.querySelectorAll<Control>('button,input,select'))
  if (globalThis.early) globalThis.early.isAlive = (control) => !written.has(control)
}

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

/** The app answers: what was done before is told to it, one after the other, as it was done. */
export async function comeAlive(): Promise<void> {
  const { early } = globalThis
  if (!early) return
  globalThis.early = undefined
  for (const type of ['click', 'input', 'change']) document.removeEventListener(type, early.keep, true)
  // Whoever has come to a field is at it.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const control of early) {
    // What the one before has changed is drawn first.
    await new Promise((resolve) => setTimeout(resolve))
    if (control.isConnected) tell(control)
  }
}
