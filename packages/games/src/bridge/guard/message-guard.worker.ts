/** The gate in a thread of its own: first told the most points of the game, then obeying the portal's page. */
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
