/**
 * Disposes its resources in reverse order when a signal aborts or `release` is called. Disposes later resources at
 * once, such as a permission granted too late.
 */
export class CleanupScope {
  readonly #signal: AbortSignal
  readonly #disposers: (() => void)[] = []
  #isDisposed = false

  constructor(signal: AbortSignal) {
    this.#signal = signal
    signal.addEventListener('abort', this.release)
    if (signal.aborted) this.release()
  }

  /** @throws if the scope is already disposed */
  keep<Resource>(resource: Resource, dispose: (resource: Resource) => void): Resource {
    if (this.#isDisposed) {
      dispose(resource)
      this.#signal.throwIfAborted()
      throw new DOMException('The resource is already released.', 'AbortError')
    }
    this.#disposers.push(() => dispose(resource))
    return resource
  }

  /** Listens until the scope is disposed. */
  listen(target: EventTarget, type: string, listener: () => void): void {
    target.addEventListener(type, listener)
    this.keep(target, () => target.removeEventListener(type, listener))
  }

  readonly release = (): void => {
    this.#isDisposed = true
    this.#signal.removeEventListener('abort', this.release)
    for (let dispose = this.#disposers.pop(); dispose; dispose = this.#disposers.pop()) dispose()
  }
}
