// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, WorkerResult } from './worker.ts'

/** What is loaded is never unloaded: a worker is replaced before it has eaten too much. */
const jobsPerWorker = 120

/**
 * Tests every job on all cores; `done` hears each verdict as it comes.
 *
 * @param limit milliseconds: a mutant that takes longer has broken what ends a loop
 */
export const runJobs = async (
  jobs: readonly Job[],
  limit: number,
  done: (job: Job, killedBy: string | null) => void,
): Promise<void> => {
  const waiting = [...jobs]
  const work = async () => {
    let worker: Worker | undefined
    let jobsDone = 0
    const test = async (job: Job, timeoutMs: number) => {
      if (jobsDone % jobsPerWorker === 0) {
        await worker?.terminate()
        worker = new Worker(new URL('worker.ts', import.meta.url))
      }
      jobsDone += 1
      const { killedBy, isAlive } = await runJob(worker as Worker, job, timeoutMs)
      if (!isAlive) jobsDone = 0
      return killedBy
    }
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const killedBy = await test(job, limit)
      // A computer that is busy with other things is slow too: only what takes ten times as long never ends.
      done(job, killedBy === timedOut ? await test(job, 10 * limit) : killedBy)
    }
    await worker?.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** What is said of a mutant that has to be stopped. */
export const timedOut = 'the time limit'

/** What became of a mutant, and whether its worker lives on for the next. */
interface JobEnd {
  readonly killedBy: string | null
  readonly isAlive: boolean
}

const runJob = (worker: Worker, job: Job, limit: number): Promise<JobEnd> =>
  new Promise((resolve) => {
    const settle = (ending: JobEnd) => {
      clearTimeout(timer)
      worker.off('message', hear)
      worker.off('error', crash)
      resolve(ending)
    }
    const timer = setTimeout(() => {
      void worker.terminate().then(() => settle({ killedBy: timedOut, isAlive: false }))
    }, limit)
    const hear = ({ killedBy }: WorkerResult) => settle({ killedBy, isAlive: true })
    const crash = (error: unknown) => settle({ killedBy: `a crash: ${String(error)}`, isAlive: false })
    worker.on('message', hear)
    worker.on('error', crash)
    worker.postMessage(job)
  })
