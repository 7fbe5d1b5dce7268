import type { RecordedRun, Welcome } from '../protocol/protocol.ts'
import { readLog, writeLog } from './run-log.ts'

export interface RunLoggerOptions {
  /** Id of the game. */
  game: string
  welcome: () => Pick<Welcome, 'level'>
  onRun?: (log: string | null) => void
  onRunTooLong?: (tooLong: boolean) => void
  isClosed: () => boolean
}

/** Writes the runs that a game reports as logs, and reads stored logs for it. */
export function createRunLogger({ game, welcome, onRun, onRunTooLong, isClosed }: RunLoggerOptions) {
  /** Counts reports, so that a log that takes long to write never replaces a later one. */
  let serial = 0
  return {
    async save({ rulesHash, seed, steps, score, moves }: RecordedRun): Promise<void> {
      serial += 1
      const own = serial
      const log = await writeLog({ game, rulesHash, seed, level: welcome().level, steps, score, moves })
      if (own !== serial || isClosed()) return
      if (log === null) onRunTooLong?.(true)
      else onRun?.(log)
    },
    end(reason: 'over' | 'restart' | 'too-long'): void {
      serial += 1
      if (reason !== 'over') onRunTooLong?.(reason === 'too-long')
      if (reason !== 'too-long') onRun?.(null)
    },
    /** Returns the run of a log, or null if it is not one of this game and level. */
    async read(text: string): Promise<RecordedRun | null> {
      const log = await readLog(text)
      if ('refused' in log || log.game !== game || log.level !== welcome().level) return null
      const { rulesHash, seed, steps, score, moves } = log
      return { rulesHash, seed, steps, score, moves }
    },
  }
}
