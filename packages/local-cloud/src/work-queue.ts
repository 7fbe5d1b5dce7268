/** The queue has reached its limit. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFull'
}

interface QueuedTask {
  readonly owner: string
  readonly start: () => void
}

/** Runs a limited number of tasks at once and queues the rest, up to a limit. */
export class WorkQueue {
  readonly #concurrency: number
  readonly #maxQueued: number
  readonly #maxQueuedPerOwner: number
  readonly #queue: QueuedTask[] = []
  #running = 0
  /** Owner of the last started task. */
  #lastOwner = ''

  /** @param limits `maxQueuedPerOwner` is the limit of one owner. @default maxQueued */
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
   * Runs `work` when a slot is free.
   *
   * @param signal removes the task from the queue
   * @param owner owners take turns, and one owner cannot fill the queue
   * @throws {QueueFullError} when the queue is full, in total or for this owner
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal, owner = ''): Promise<Result> {
    if (this.#running < this.#concurrency) this.#running += 1
    else {
      const queuedOfOwner = this.#queue.filter((queued) => queued.owner === owner).length
      if (this.#queue.length >= this.#maxQueued || queuedOfOwner >= this.#maxQueuedPerOwner)
        throw new QueueFullError('The queue is full.')
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

  /** A finished task passes its slot to the next in line, so newcomers cannot overtake. */
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
