/** Refused: more is waiting already than can be done in a time that anybody waits. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Waiting {
  readonly owner: string
  readonly come: () => void
}

/** Does a few things at once and lets the rest wait in line, up to a length. */
export class WorkQueue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #mostOfOne: number
  readonly #waiting: Waiting[] = []
  #running = 0
  /** Whose work was begun last. */
  #last = ''

  /** @param limits `mostOfOne` owner may wait at once. @default as many as may wait */
  constructor(limits: {
    readonly atOnce: number
    readonly mostWaiting: number
    readonly mostOfOne?: number
  }) {
    this.#atOnce = limits.atOnce
    this.#mostWaiting = limits.mostWaiting
    this.#mostOfOne = limits.mostOfOne ?? limits.mostWaiting
  }

  /**
   * Does `work` when it is its turn.
   *
   * @param signal takes it out of the line
   * @param owner whose work it is: owners take turns, and none of them fills the line alone
   * @throws {QueueFull} when too much is waiting, of all or of this owner
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal, owner = ''): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running += 1
    else {
      const ofOwner = this.#waiting.filter((waiting) => waiting.owner === owner).length
      if (this.#waiting.length >= this.#mostWaiting || ofOwner >= this.#mostOfOne)
        throw new QueueFull('Too much is waiting already.')
      await this.#turn(owner, signal)
    }
    this.#last = owner
    try {
      return await work()
    } finally {
      const other = this.#waiting.findIndex((waiting) => waiting.owner !== this.#last)
      const [next] = this.#waiting.splice(Math.max(0, other), 1)
      if (next === undefined) this.#running -= 1
      else next.come()
    }
  }

  /** Whoever ends hands its place on, so that nobody who comes in between takes it. */
  async #turn(owner: string, signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      const place = this.#waiting.indexOf(waiting)
      if (place === -1) return
      this.#waiting.splice(place, 1)
      reject(signal?.reason as Error)
    }
    const come = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    const waiting = { owner, come }
    this.#waiting.push(waiting)
    signal?.addEventListener('abort', leave)
    await promise
  }
}
