import { failureKind } from '@saha/machines/port'
import { submitRun } from '../../adapters/appwrite/documents/runs.ts'
import { withLock } from '../../adapters/locks.ts'
import { connection } from '../../adapters/network/connection.ts'
import { queuedRuns, type QueuedRun } from '../../adapters/storage/queued-runs.ts'
import { outbox, permanentFailures } from './outbox.ts'

const timeoutMs = 60_000

/**
 * Sends the queued runs of a user whose scores the backend has, and stops at the first temporary failure.
 * @param isSignedIn whether the user is still signed in
 */
export function sendRuns(userId: string, isSignedIn: () => boolean = () => true): Promise<void> {
  return withLock('saha.runs sending', {}, async () => {
    if (connection.offline()) return
    const waiting = new Set(outbox.listFor(userId).map(({ id }) => id))
    for (const run of await queuedRuns.list()) {
      if (run.userId !== userId || waiting.has(run.scoreId)) continue
      if (!isSignedIn()) return
      try {
        await submitRun(run, AbortSignal.timeout(timeoutMs))
      } catch (error) {
        if (!permanentFailures.has(failureKind(error))) return
      }
      await queuedRuns.remove(run.scoreId)
    }
  })
}

/** Queues the run of a submitted score and sends it. A failure is silent: the score counts without its mark. */
export async function queueRun(run: QueuedRun): Promise<void> {
  await queuedRuns.add(run)
  await sendRuns(run.userId)
}
