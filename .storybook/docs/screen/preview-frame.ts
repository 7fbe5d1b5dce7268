/** Web Storage that ends with its document. */
class MemoryStorage implements Storage {
  [key: string]: unknown
  get length(): number {
    return Object.keys(this).length
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    this[key] = value
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, writable: true, value })

/** Gives a window storage of its own, and cuts its channels to others. */
export function isolateStorage(target: Window): void {
  define(target, 'localStorage', new MemoryStorage())
  define(target, 'sessionStorage', new MemoryStorage())
  // The portal works without both, because browsers may block them.
  define(target, 'BroadcastChannel', undefined)
  define(target.navigator, 'locks', undefined)
}

/** Emulates focus for a window's scripts, because the browser has only one focused element for the whole page. */
export function emulateFocus(target: Window & typeof globalThis): void {
  const { document, FocusEvent } = target
  let focused: Element | null = null
  const move = (next: Element | null) => {
    const last = focused
    if (last === next) return
    focused = next
    last?.dispatchEvent(new FocusEvent('blur', { relatedTarget: next }))
    last?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: next, bubbles: true }))
    next?.dispatchEvent(new FocusEvent('focus', { relatedTarget: last }))
    next?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: last, bubbles: true }))
  }
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (focused?.isConnected ? focused : document.body),
  })
  define(target.HTMLElement.prototype, 'focus', function focus(this: HTMLElement) {
    const isFocusable = this.tabIndex >= 0 || this.hasAttribute('tabindex')
    if (isFocusable && !this.matches(':disabled')) move(this)
  })
  define(target.HTMLElement.prototype, 'blur', function blur(this: HTMLElement) {
    if (focused === this) move(null)
  })
  // Chromium focuses the field whose text is selected.
  define(target.HTMLInputElement.prototype, 'select', () => {})
  define(target.HTMLTextAreaElement.prototype, 'select', () => {})
}

// Previews on one docs page share storage and focus: without isolation, stories would clear each other's storage.
if (window.frameElement?.hasAttribute('data-preview')) {
  isolateStorage(window)
  emulateFocus(window)
}
