// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, WorkerResult } from './worker.ts'

/** Modules are never unloaded, so a worker is replaced before it uses too much memory. */
const jobsPerWorker = 120

/** Time after which a mutant counts as an infinite loop: many times that of the slowest tests without a mutant. */
const limitMs = 60_000

/** Reported for a mutant that has to be stopped. */
export const timedOut = 'the time limit'

/** Beginning of what is reported for a mutant that ends its thread. */
export const crashed = 'a crash: '

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
    const onError = (error: unknown) => settle({ killedBy: `${crashed}${String(error)}`, isAlive: false })
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(job)
  })

/** Runs jobs one after the other, in a thread that is replaced when it is full or has stopped. */
const createRunner = () => {
  let worker: Worker | undefined
  let jobsDone = 0
  return {
    run: async (job: Job, limit: number): Promise<string | null> => {
      if (jobsDone % jobsPerWorker === 0) {
        await worker?.terminate()
        worker = new Worker(new URL('worker.ts', import.meta.url))
      }
      jobsDone += 1
      const { killedBy, isAlive } = await runJob(worker as Worker, job, limit)
      if (!isAlive) jobsDone = 0
      return killedBy
    },
    stop: async () => void (await worker?.terminate()),
  }
}

/** Threads that keep the modules of Node for all machines: loading them takes as long as a few mutants. */
export const createWorkerPool = () => {
  const runners = Array.from({ length: availableParallelism() }, createRunner)
  return {
    /** Tests every job on all cores and calls `done` with each result. */
    runJobs: async <Mutated extends Job>(
      jobs: readonly Mutated[],
      done: (job: Mutated, killedBy: string | null) => void,
    ): Promise<void> => {
      const queue = [...jobs]
      const work = async ({ run }: (typeof runners)[number]) => {
        for (let job = queue.shift(); job; job = queue.shift()) {
          const killedBy = await run(job, limitMs)
          // A busy computer is slow too: only a job that takes ten times the limit counts as endless.
          done(job, killedBy === timedOut ? await run(job, 10 * limitMs) : killedBy)
        }
      }
      await Promise.all(runners.map(work))
    },
    stop: async (): Promise<void> => {
      await Promise.all(runners.map(({ stop }) => stop()))
    },
  }
}
