/** Runs the message guard in a worker. The first message sets the highest score, later ones are commands. */
import { createMessageGuard } from './message-guard.ts'
import type { GuardCommand } from './message-guard.ts'

addEventListener(
  'message',
  ({ data: { maxScore } }: MessageEvent<{ maxScore: number }>) => {
    const guard = createMessageGuard({ maxScore, report: (report) => postMessage(report) })
    addEventListener('message', ({ data }: MessageEvent<GuardCommand>) => guard.execute(data))
  },
  { once: true },
)
