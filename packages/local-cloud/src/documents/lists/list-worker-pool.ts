import { Worker } from 'node:worker_threads'
import { RequestAbortedError } from '../../http/body.ts'
import { WorkQueue } from '../../work-queue.ts'
import type { ListWorkerResponse, ListWorkerRequest } from './list-worker.ts'
import { timedOut } from '../errors.ts'

/** Beyond this, whoever comes would wait longer than anybody does. */
const MAX_QUEUED = 16
/** Of those, one client may take half. */
const MAX_QUEUED_PER_CLIENT = 8
/** How long Appwrite lets its database look for one answer. */
const TIMEOUT_MS = 15_000

/** A list to find, and how long it is wanted. */
export interface ListJob extends Omit<ListWorkerRequest, 'job'> {
  /** Who asks: clients take turns. */
  readonly client: string
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal
}

/**
 * Finds the lists that take long in a thread of its own, one at a time, over a connection that only reads: a
 * search through a million documents keeps nobody waiting but who asked for it, and those who ask for the like. One
 * that nobody waits for any more, or that takes too long, is given up.
 */
export class ListWorkerPool {
  readonly #data: string
  readonly #timeoutMs: number
  readonly #queue = new WorkQueue({
    concurrency: 1,
    maxQueued: MAX_QUEUED,
    maxQueuedPerOwner: MAX_QUEUED_PER_CLIENT,
  })
  /** The number of the list that is given up, where the thread sees it while it searches. */
  readonly #cancelledJob = new Int32Array(new SharedArrayBuffer(4))
  #worker: Worker | null = null
  #jobNumber = 0

  /**
   * @param data path of the data file, which somebody else holds open
   * @param timeoutMs how many milliseconds one list may take
   */
  constructor(data: string, timeoutMs = TIMEOUT_MS) {
    this.#data = data
    this.#timeoutMs = timeoutMs
  }

  /**
   * Finds a list.
   *
   * @returns the JSON of its answer
   * @throws {QueueFullError} when too many lists wait, of all clients or of this one
   * @throws {RequestAbortedError} when nobody waits for this one any more
   * @throws {ApiError} 408 when it takes too long
   */
  async find({ signal, client, ...work }: ListJob): Promise<Uint8Array> {
    try {
      return await this.#queue.run(
        async () => {
          const timeout = AbortSignal.timeout(this.#timeoutMs)
          const response = await this.#run(work, AbortSignal.any([signal, timeout]))
          if (!('error' in response)) return response.body
          throw timeout.aborted ? timedOut() : response.error
        },
        signal,
        client,
      )
    } catch (error) {
      throw signal.aborted ? new RequestAbortedError('The client closed the connection.') : error
    }
  }

  /** Lets go of the data file. */
  async close(): Promise<void> {
    Atomics.store(this.#cancelledJob, 0, this.#jobNumber)
    await this.#worker?.terminate()
    this.#worker = null
  }

  async #run(work: Omit<ListJob, 'client' | 'signal'>, stop: AbortSignal): Promise<ListWorkerResponse> {
    stop.throwIfAborted()
    const worker = (this.#worker ??= this.#start())
    const job = (this.#jobNumber += 1)
    const cancel = () => Atomics.store(this.#cancelledJob, 0, job)
    const { promise, resolve } = Promise.withResolvers<ListWorkerResponse>()
    const onExit = () => resolve({ error: new Error('The thread that finds lists has ended.') })
    const onError = (error: unknown) => resolve({ error })
    worker.once('message', resolve).once('error', onError).once('exit', onExit)
    stop.addEventListener('abort', cancel)
    const order: ListWorkerRequest = { ...work, job }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(order)
    const response = await promise
    stop.removeEventListener('abort', cancel)
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
    return response
  }

  #start(): Worker {
    const worker = new Worker(workerFile, {
      workerData: { data: this.#data, cancelledJob: this.#cancelledJob },
    })
    // A thread that failed is made anew for the next list; the one under way is told.
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
