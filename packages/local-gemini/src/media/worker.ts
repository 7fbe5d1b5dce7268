// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { parentPort } from 'node:worker_threads'
import { jobs } from './jobs.ts'
import { UnreadableMedia } from './workshop.ts'

interface Order {
  readonly id: number
  readonly name: keyof typeof jobs
  readonly order: never
}

async function fill({ id, name, order }: Order): Promise<object> {
  try {
    return { id, made: await jobs[name](order) }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { id, failure, unreadable: error instanceof UnreadableMedia }
  }
}

/** One order after another: two at once would only make both late. */
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (order: Order) => {
  const before = last
  const answer = async () => {
    await before
    parentPort?.postMessage(await fill(order))
  }
  last = answer()
})
