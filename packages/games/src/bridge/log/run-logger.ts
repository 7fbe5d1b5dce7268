import type { RecordedRun, Welcome } from '../protocol/protocol.ts'
import { readLog, writeLog } from './run-log.ts'

export interface RunLoggerOptions {
  /** Id of the game. */
  game: string
  welcome: () => Pick<Welcome, 'level'>
  onRun?: (log: string | null) => void
  onRunFinished?: (log: string, score: number) => void
  onRunTooLong?: (tooLong: boolean) => void
  isClosed: () => boolean
}

/** Returns the fields of a run alone: messages carry others. */
const pickRun = ({ rulesHash, seed, steps, score, moves }: RecordedRun): RecordedRun => ({
  rulesHash,
  seed,
  steps,
  score,
  moves,
})

/** Writes the runs that a game reports as logs, and reads stored logs for it. */
export function createRunLogger({
  game,
  welcome,
  onRun,
  onRunFinished,
  onRunTooLong,
  isClosed,
}: RunLoggerOptions) {
  const write = (run: RecordedRun) => writeLog({ game, level: welcome().level, ...pickRun(run) })
  /** Counts reports, so that a log that takes long to write never replaces a later one. */
  let serial = 0
  return {
    async save(run: RecordedRun): Promise<void> {
      serial += 1
      const own = serial
      const log = await write(run)
      if (own !== serial || isClosed()) return
      if (log === null) onRunTooLong?.(true)
      else onRun?.(log)
    },
    async end(reason: 'over' | 'restart' | 'too-long', run: RecordedRun | null): Promise<void> {
      serial += 1
      if (reason !== 'over') onRunTooLong?.(reason === 'too-long')
      if (reason !== 'too-long') onRun?.(null)
      const log = run && (await write(run))
      if (log && !isClosed()) onRunFinished?.(log, run.score)
    },
    /** Returns the run of a log, or null if it is not one of this game and level. */
    async read(text: string): Promise<RecordedRun | null> {
      const log = await readLog(text)
      if ('refused' in log || log.game !== game || log.level !== welcome().level) return null
      return pickRun(log)
    },
  }
}
