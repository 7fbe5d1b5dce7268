// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, Verdict } from './worker.ts'

/** A mutant that takes longer has broken what ends a loop. */
const limit = 30_000
/** What is loaded is never unloaded: a worker is replaced before it has eaten too much. */
const jobsOfOne = 120

/** Tests every job on all cores; `done` hears each verdict as it comes. */
export const testAll = async (
  jobs: readonly Job[],
  done: (job: Job, noticed: string | null) => void,
): Promise<void> => {
  const waiting = [...jobs]
  const work = async () => {
    let worker: Worker | undefined
    let jobsDone = 0
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (jobsDone % jobsOfOne === 0) {
        await worker?.terminate()
        worker = new Worker(new URL('worker.ts', import.meta.url))
      }
      jobsDone += 1
      const noticed = await verdictOf(worker as Worker, job)
      if (noticed === 'the time limit') jobsDone = 0
      done(job, noticed)
    }
    await worker?.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const verdictOf = (worker: Worker, job: Job): Promise<string | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      void worker.terminate().then(() => resolve('the time limit'))
    }, limit)
    const settle = (noticed: string | null) => {
      clearTimeout(timer)
      worker.off('message', hear)
      worker.off('error', crash)
      resolve(noticed)
    }
    const hear = ({ noticed }: Verdict) => settle(noticed)
    const crash = (error: unknown) => settle(`a crash: ${String(error)}`)
    worker.on('message', hear)
    worker.on('error', crash)
    worker.postMessage(job)
  })
