/** The gate in a thread of its own: first told the most points of the game, then obeying the portal's page. */
import { createGate } from './gate.ts'
import type { GateCommand } from './gate.ts'

addEventListener(
  'message',
  ({ data: { maxScore } }: MessageEvent<{ maxScore: number }>) => {
    const gate = createGate({ maxScore, report: (report) => postMessage(report) })
    addEventListener('message', ({ data }: MessageEvent<GateCommand>) => gate.obey(data))
  },
  { once: true },
)
