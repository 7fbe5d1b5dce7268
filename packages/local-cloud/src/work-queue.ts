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
   * @throws {QueueFull} when too much is waiting
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1
    else {
      if (this.#waiting.length >= this.#mostWaiting) throw new QueueFull('Too much is waiting already.')
      // Whoever ends hands its place on, so that nobody who comes in between takes it.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
