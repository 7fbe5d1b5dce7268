/** Refused: more is waiting already than can be done in a time that anybody waits. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Does a few things at once and lets the rest wait in line, up to a length. */
export class WorkQueue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /**
   * Does `work` when it is its turn.
   *
   * @param signal whoever is no longer interested leaves the line by it
   * @throws {QueueFull} when too much is waiting
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1
    else {
      if (this.#waiting.length >= this.#mostWaiting) throw new QueueFull('Too much is waiting already.')
      await this.#turn(signal)
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }

  /** Whoever ends hands its place on, so that nobody who comes in between takes it. */
  async #turn(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      const place = this.#waiting.indexOf(come)
      if (place === -1) return
      this.#waiting.splice(place, 1)
      reject(signal?.reason as Error)
    }
    const come = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    this.#waiting.push(come)
    signal?.addEventListener('abort', leave)
    await promise
  }
}
