import { queueRun } from '../../../features/outbox/send-runs.ts'
import { submitScoreOrQueue } from '../../../features/session/queued-writes.ts'
import { finishedRuns } from './finished-runs.ts'

/** Submits a score, then sends the run that gave it, to be verified. */
export const submitScoreWithRun: typeof submitScoreOrQueue = async (input, signal) => {
  const submitted = await submitScoreOrQueue(input, signal)
  const log = finishedRuns.take(input.gameId, input.score)
  const { gameId, userId } = input
  if (log !== undefined) void queueRun({ scoreId: submitted.recordId, userId, gameId, log })
  return submitted
}
