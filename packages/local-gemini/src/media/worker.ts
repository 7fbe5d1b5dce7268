import { parentPort } from 'node:worker_threads'
import { jobs } from './jobs.ts'
import { UnreadableMedia } from './workshop.ts'

interface Order {
  readonly id: number
  readonly name: keyof typeof jobs
  readonly order: never
}

/** One order after another: two at once would only make both late. */
let work = Promise.resolve()

parentPort?.on('message', ({ id, name, order }: Order) => {
  work = work.then(async () => {
    try {
      parentPort?.postMessage({ id, made: await jobs[name](order) })
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      parentPort?.postMessage({ id, failure, unreadable: error instanceof UnreadableMedia })
    }
  })
})
