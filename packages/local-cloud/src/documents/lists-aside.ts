import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { WorkQueue } from '../work-queue.ts'
import type { ListDelivery, ListOrder } from './list-worker.ts'

/** Beyond this, whoever comes would wait longer than anybody does. */
const MOST_WAITING = 16

/**
 * Finds the lists that take long in a thread of its own, one at a time, over a connection that only reads: a
 * search through a million documents keeps nobody waiting but who asked for it, and those who ask for the like.
 */
export class ListsAside {
  readonly #data: string
  readonly #queue = new WorkQueue({ atOnce: 1, mostWaiting: MOST_WAITING })
  #worker: Worker | null = null

  /** @param data path of the data file, which somebody else holds open */
  constructor(data: string) {
    this.#data = data
  }

  /**
   * Finds a list.
   *
   * @returns the JSON of its answer
   * @throws {QueueFull} when too many lists wait
   */
  async find(order: ListOrder): Promise<Uint8Array> {
    return this.#queue.run(async () => {
      const worker = (this.#worker ??= this.#start())
      const delivered = once(worker, 'message') as Promise<[ListDelivery]>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(order)
      const [delivery] = await delivered
      if ('error' in delivery) throw delivery.error
      return delivery.body
    })
  }

  /** Lets go of the data file. */
  async close(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }

  #start(): Worker {
    const worker = new Worker(workerFile, { workerData: this.#data })
    // A thread that failed is made anew for the next list; the one under way is told by `once`.
    worker.on('error', () => (this.#worker = null))
    worker.unref()
    return worker
  }
}

/** Compiled it is beside this file under another ending, which a URL does not follow by itself. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './list-worker.ts' : './list-worker.js',
  import.meta.url,
)
