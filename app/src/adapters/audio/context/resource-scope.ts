/**
 * Disposes its resources in reverse order when a signal aborts or `release` is called. Disposes later resources at
 * once, such as a permission granted too late.
 */
export class Held {
  readonly #signal: AbortSignal
  readonly #ways: (() => void)[] = []
  #over = false

  constructor(signal: AbortSignal) {
    this.#signal = signal
    signal.addEventListener('abort', this.release)
    if (signal.aborted) this.release()
  }

  /** @throws if the scope is already disposed */
  keep<Thing>(thing: Thing, letGo: (thing: Thing) => void): Thing {
    if (this.#over) {
      letGo(thing)
      this.#signal.throwIfAborted()
      throw new DOMException('It is let go already.', 'AbortError')
    }
    this.#ways.push(() => letGo(thing))
    return thing
  }

  /** Listens until the scope is disposed. */
  listen(target: EventTarget, type: string, listener: () => void): void {
    target.addEventListener(type, listener)
    this.keep(target, () => target.removeEventListener(type, listener))
  }

  readonly release = (): void => {
    this.#over = true
    this.#signal.removeEventListener('abort', this.release)
    for (let letGo = this.#ways.pop(); letGo; letGo = this.#ways.pop()) letGo()
  }
}
