import { writeLog } from '../bridge/log/run-log.ts'
import type { Replayed } from '../core/recording/replay.ts'
import { recordings } from './recorded-runs.ts'

/** A log with the outcome of its run in the engine that recorded it. */
export interface RecordedLog extends Replayed {
  id: keyof typeof recordings
  text: string
}

const starts = [
  { seed: 5, level: 1 },
  { seed: 0x8000_0001, level: 2 },
  { seed: 0xffff_fffe, level: 4 },
]
const seconds = 120

/** Records runs of every game. */
export async function recordRuns(): Promise<RecordedLog[]> {
  const logs: RecordedLog[] = []
  for (const [id, game] of Object.entries(recordings)) {
    for (const start of starts) {
      const log = game.record(id, start, seconds)
      const { steps, score } = log
      logs.push({
        id: id as keyof typeof recordings,
        text: (await writeLog(log)) ?? '',
        over: steps < seconds * 60,
        score,
        steps,
      })
    }
  }
  return logs
}
