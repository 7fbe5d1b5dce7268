/**
 * What is held until a signal aborts, or until it is let go by hand: in the reverse order, once, and all of it. What
 * comes after that (a permission that was granted too late) is let go as it comes.
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

  /** @throws when it is too late */
  keep<Thing>(thing: Thing, letGo: (thing: Thing) => void): Thing {
    if (this.#over) {
      letGo(thing)
      this.#signal.throwIfAborted()
      throw new DOMException('It is let go already.', 'AbortError')
    }
    this.#ways.push(() => letGo(thing))
    return thing
  }

  /** Listens until all is let go. */
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
