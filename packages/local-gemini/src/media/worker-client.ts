// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Jobs } from './jobs.ts'
import { MissingPackage } from './missing-package.ts'
import { UnreadableMedia } from './unreadable-media.ts'

/** Result of a job. */
export type Result = { readonly id: number } & (
  | { readonly made: unknown }
  | { readonly failure: string; readonly kind: 'unreadable' | 'missing' | 'other' }
)

const ERRORS = { unreadable: UnreadableMedia, missing: MissingPackage, other: Error }

type Made<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>

interface WorkerEntry {
  readonly worker: Worker
  readonly pending: Map<number, { resolve: (made: never) => void; reject: (error: Error) => void }>
}

/**
 * Makes media in worker threads, so that the service stays responsive: one for videos, one for everything else. A
 * thread starts with its first job.
 */
export class MediaWorkerClient {
  readonly #workers = new Map<'quick' | 'slow', WorkerEntry>()
  #lastId = 0

  /**
   * Runs a job.
   *
   * @throws {UnreadableMedia} if the media of the request cannot be read
   * @throws {MissingPackage} if an optional package is not installed
   */
  async run<Name extends keyof Jobs>(name: Name, request: Parameters<Jobs[Name]>[0]): Promise<Made<Name>> {
    const { worker, pending } = this.#worker(name === 'video' ? 'slow' : 'quick')
    const id = (this.#lastId += 1)
    worker.ref()
    const made = new Promise<Made<Name>>((resolve, reject) => {
      pending.set(id, { resolve, reject })
      worker.postMessage({ id, name, request })
    })
    return made.finally(() => {
      pending.delete(id)
      // An idle thread does not keep the process alive.
      if (pending.size === 0) worker.unref()
    })
  }

  async close(): Promise<void> {
    const workers = [...this.#workers.values()]
    this.#workers.clear()
    await Promise.all(workers.map(({ worker }) => worker.terminate()))
  }

  #worker(name: 'quick' | 'slow'): WorkerEntry {
    const existing = this.#workers.get(name)
    if (existing !== undefined) return existing
    const pending: WorkerEntry['pending'] = new Map()
    const worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), { execArgv: [] })
    worker.on('message', (result: Result) => {
      const request = pending.get(result.id)
      if ('made' in result) request?.resolve(result.made as never)
      else request?.reject(new ERRORS[result.kind](result.failure))
    })
    const fail = (error: Error) => {
      this.#workers.delete(name)
      for (const { reject } of pending.values()) reject(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The media worker has exited.')))
    const entry = { worker, pending }
    this.#workers.set(name, entry)
    return entry
  }
}
