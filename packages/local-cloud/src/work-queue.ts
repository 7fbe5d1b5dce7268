/** Refused: more is waiting already than can be done in a time that anybody waits. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFull'
}

interface QueuedTask {
  readonly owner: string
  readonly start: () => void
}

/** Does a few things at once and lets the rest wait in line, up to a length. */
export class WorkQueue {
  readonly #concurrency: number
  readonly #maxQueued: number
  readonly #maxQueuedPerOwner: number
  readonly #queue: QueuedTask[] = []
  #running = 0
  /** Whose work was begun last. */
  #lastOwner = ''

  /** @param limits `maxQueuedPerOwner` owner may wait at once. @default as many as may wait */
  constructor(limits: {
    readonly concurrency: number
    readonly maxQueued: number
    readonly maxQueuedPerOwner?: number
  }) {
    this.#concurrency = limits.concurrency
    this.#maxQueued = limits.maxQueued
    this.#maxQueuedPerOwner = limits.maxQueuedPerOwner ?? limits.maxQueued
  }

  /**
   * Does `work` when it is its turn.
   *
   * @param signal takes it out of the line
   * @param owner whose work it is: owners take turns, and none of them fills the line alone
   * @throws {QueueFullError} when too much is waiting, of all or of this owner
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal, owner = ''): Promise<Result> {
    if (this.#running < this.#concurrency) this.#running += 1
    else {
      const queuedOfOwner = this.#queue.filter((queued) => queued.owner === owner).length
      if (this.#queue.length >= this.#maxQueued || queuedOfOwner >= this.#maxQueuedPerOwner)
        throw new QueueFullError('Too much is waiting already.')
      await this.#waitForSlot(owner, signal)
    }
    this.#lastOwner = owner
    try {
      return await work()
    } finally {
      const other = this.#queue.findIndex((queued) => queued.owner !== this.#lastOwner)
      const [next] = this.#queue.splice(Math.max(0, other), 1)
      if (next === undefined) this.#running -= 1
      else next.start()
    }
  }

  /** Whoever ends hands its place on, so that nobody who comes in between takes it. */
  async #waitForSlot(owner: string, signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const cancel = () => {
      const position = this.#queue.indexOf(queued)
      if (position === -1) return
      this.#queue.splice(position, 1)
      reject(signal?.reason as Error)
    }
    const start = () => {
      signal?.removeEventListener('abort', cancel)
      resolve()
    }
    const queued = { owner, start }
    this.#queue.push(queued)
    signal?.addEventListener('abort', cancel)
    await promise
  }
}
