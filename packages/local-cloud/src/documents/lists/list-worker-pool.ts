import { Worker } from 'node:worker_threads'
import { RequestAbortedError } from '../../http/body.ts'
import { WorkQueue } from '../../work-queue.ts'
import type { ListWorkerResponse, ListWorkerRequest } from './list-worker.ts'
import { timedOut } from '../errors.ts'

/** With a longer queue the wait would exceed client timeouts. */
const MAX_QUEUED = 16
/** One client may use half of the queue. */
const MAX_QUEUED_PER_CLIENT = 8
/** Appwrite's database timeout. */
const TIMEOUT_MS = 15_000

/** A list query with its client. */
export interface ListJob extends Omit<ListWorkerRequest, 'job'> {
  /** Owner in the queue: clients take turns. */
  readonly client: string
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/**
 * Runs slow list queries one at a time in a worker with a read-only connection. A query is cancelled when its client
 * disconnects or after the timeout.
 */
export class ListWorkerPool {
  readonly #data: string
  readonly #timeoutMs: number
  readonly #queue = new WorkQueue({
    concurrency: 1,
    maxQueued: MAX_QUEUED,
    maxQueuedPerOwner: MAX_QUEUED_PER_CLIENT,
  })
  /** Number of the cancelled job, shared with the worker. */
  readonly #cancelledJob = new Int32Array(new SharedArrayBuffer(4))
  #worker: Worker | null = null
  #jobNumber = 0

  /**
   * @param data path of the data file, which the server keeps open
   * @param timeoutMs timeout of a query
   */
  constructor(data: string, timeoutMs = TIMEOUT_MS) {
    this.#data = data
    this.#timeoutMs = timeoutMs
  }

  /**
   * Runs a list query.
   *
   * @returns the JSON of the response body
   * @throws {QueueFullError} when the queue is full, in total or for this client
   * @throws {RequestAbortedError} when the client disconnects
   * @throws {ApiError} 408 after the timeout
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

  /** Terminates the worker, which closes its connection. */
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
    const onExit = () => resolve({ error: new Error('The list worker exited.') })
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
    // The next query starts a new worker; the current one gets the error.
    worker.on('error', () => (this.#worker = null))
    worker.unref()
    return worker
  }
}

/** The build renames the file to `.js`, but does not rewrite URLs. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './list-worker.ts' : './list-worker.js',
  import.meta.url,
)
