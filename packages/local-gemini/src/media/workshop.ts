// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Jobs } from './jobs.ts'

/** What comes back from a worker. */
export type Result = { readonly id: number } & (
  | { readonly made: unknown }
  | { readonly failure: string; readonly unreadable: boolean }
)

/** The media that was given is none, or of a kind that cannot be read. */
export class UnreadableMedia extends Error {
  override readonly name = 'UnreadableMedia'
}

type Made<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>

interface Bench {
  readonly worker: Worker
  readonly waiting: Map<number, { resolve: (made: never) => void; reject: (error: Error) => void }>
}

/**
 * Makes media in threads of their own, so that the service goes on answering: videos in one, everything else in
 * another. A thread starts with its first order, and what it needs is loaded then.
 */
export class Workshop {
  readonly #benches = new Map<'quick' | 'slow', Bench>()
  #orders = 0

  /**
   * @throws {UnreadableMedia} when the media of the order cannot be read
   */
  async make<Name extends keyof Jobs>(name: Name, order: Parameters<Jobs[Name]>[0]): Promise<Made<Name>> {
    const { worker, waiting } = this.#bench(name === 'video' ? 'slow' : 'quick')
    const id = (this.#orders += 1)
    worker.ref()
    const made = new Promise<Made<Name>>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, name, order })
    })
    return made.finally(() => {
      waiting.delete(id)
      // A thread without work keeps no process alive.
      if (waiting.size === 0) worker.unref()
    })
  }

  async close(): Promise<void> {
    const benches = [...this.#benches.values()]
    this.#benches.clear()
    await Promise.all(benches.map(({ worker }) => worker.terminate()))
  }

  #bench(name: 'quick' | 'slow'): Bench {
    const existing = this.#benches.get(name)
    if (existing !== undefined) return existing
    const waiting: Bench['waiting'] = new Map()
    const worker = new Worker(new URL(`worker${extname(import.meta.url)}`, import.meta.url), { execArgv: [] })
    worker.on('message', (result: Result) => {
      const order = waiting.get(result.id)
      if ('made' in result) order?.resolve(result.made as never)
      else order?.reject(result.unreadable ? new UnreadableMedia(result.failure) : new Error(result.failure))
    })
    const fail = (error: Error) => {
      this.#benches.delete(name)
      for (const { reject } of waiting.values()) reject(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The thread that makes media has ended.')))
    const bench = { worker, waiting }
    this.#benches.set(name, bench)
    return bench
  }
}
