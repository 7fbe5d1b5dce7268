// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, WorkerResult } from './worker.ts'

/** Modules are never unloaded, so a worker is replaced before it uses too much memory. */
const jobsPerWorker = 120

/**
 * Tests every job on all cores and calls `done` with each result.
 *
 * @param limit milliseconds after which a mutant counts as an infinite loop
 */
export const runJobs = async (
  jobs: readonly Job[],
  limit: number,
  done: (job: Job, killedBy: string | null) => void,
): Promise<void> => {
  const queue = [...jobs]
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
    for (let job = queue.shift(); job; job = queue.shift()) {
      const killedBy = await test(job, limit)
      // A busy computer is slow too: only a job that takes ten times the limit counts as endless.
      done(job, killedBy === timedOut ? await test(job, 10 * limit) : killedBy)
    }
    await worker?.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Reported for a mutant that has to be stopped. */
export const timedOut = 'the time limit'

/** Result of a job, and whether its worker can take the next. */
interface JobEnd {
  readonly killedBy: string | null
  readonly isAlive: boolean
}

const runJob = (worker: Worker, job: Job, limit: number): Promise<JobEnd> =>
  new Promise((resolve) => {
    const settle = (end: JobEnd) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('error', onError)
      resolve(end)
    }
    const timer = setTimeout(() => {
      void worker.terminate().then(() => settle({ killedBy: timedOut, isAlive: false }))
    }, limit)
    const onMessage = ({ killedBy }: WorkerResult) => settle({ killedBy, isAlive: true })
    const onError = (error: unknown) => settle({ killedBy: `a crash: ${String(error)}`, isAlive: false })
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(job)
  })
