// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, Verdict } from './worker.ts'

/** What is loaded is never unloaded: a worker is replaced before it has eaten too much. */
const jobsOfOne = 120

/**
 * Tests every job on all cores; `done` hears each verdict as it comes.
 *
 * @param limit milliseconds: a mutant that takes longer has broken what ends a loop
 */
export const testAll = async (
  jobs: readonly Job[],
  limit: number,
  done: (job: Job, noticed: string | null) => void,
): Promise<void> => {
  const waiting = [...jobs]
  const work = async () => {
    let worker: Worker | undefined
    let jobsDone = 0
    const test = async (job: Job, patience: number) => {
      if (jobsDone % jobsOfOne === 0) {
        await worker?.terminate()
        worker = new Worker(new URL('worker.ts', import.meta.url))
      }
      jobsDone += 1
      const { noticed, lives } = await verdictOf(worker as Worker, job, patience)
      if (!lives) jobsDone = 0
      return noticed
    }
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const noticed = await test(job, limit)
      // A computer that is busy with other things is slow too: only what takes ten times as long never ends.
      done(job, noticed === neverEnded ? await test(job, 10 * limit) : noticed)
    }
    await worker?.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** What is said of a mutant that has to be stopped. */
export const neverEnded = 'the time limit'

/** What became of a mutant, and whether its worker lives on for the next. */
interface Ending {
  readonly noticed: string | null
  readonly lives: boolean
}

const verdictOf = (worker: Worker, job: Job, limit: number): Promise<Ending> =>
  new Promise((resolve) => {
    const settle = (ending: Ending) => {
      clearTimeout(timer)
      worker.off('message', hear)
      worker.off('error', crash)
      resolve(ending)
    }
    const timer = setTimeout(() => {
      void worker.terminate().then(() => settle({ noticed: neverEnded, lives: false }))
    }, limit)
    const hear = ({ noticed }: Verdict) => settle({ noticed, lives: true })
    const crash = (error: unknown) => settle({ noticed: `a crash: ${String(error)}`, lives: false })
    worker.on('message', hear)
    worker.on('error', crash)
    worker.postMessage(job)
  })
