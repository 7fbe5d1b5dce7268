// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { parentPort } from 'node:worker_threads'
import { jobs } from './jobs.ts'
import { MissingPackage } from './missing-package.ts'
import { UnreadableMedia } from './unreadable-media.ts'

interface Job {
  readonly id: number
  readonly name: keyof typeof jobs
  readonly request: never
}

async function run({ id, name, request }: Job): Promise<object> {
  try {
    return { id, made: await jobs[name](request) }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    const kind =
      error instanceof UnreadableMedia ? 'unreadable' : error instanceof MissingPackage ? 'missing' : 'other'
    return { id, failure, kind }
  }
}

/** Runs jobs one by one; two at once would delay both. */
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (job: Job) => {
  const previous = last
  const respond = async () => {
    await previous
    parentPort?.postMessage(await run(job))
  }
  last = respond()
})
