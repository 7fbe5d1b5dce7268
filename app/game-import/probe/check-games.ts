import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { ImportError } from '../import-error.ts'
import type { StoredGame } from '../store/store.ts'
import { formatReport, type ReportedGame } from './format-report.ts'
import { judge } from './judge.ts'
import { probeGame, type ProbeOptions } from './probe-game.ts'

const reportName = 'probe-report.html'

interface CheckOptions extends Omit<ProbeOptions, 'onProgress'> {
  /** Folder of the report. */
  root: string
  launch: LaunchOptions
  /** Scripts beside the games, by name. */
  scripts: ReadonlyMap<string, string>
  /** Stores games that would be refused. */
  acceptAll: boolean
  onProgress: (title: string, done: number, total: number) => void
}

export interface GameChecker extends AsyncDisposable {
  /** @throws ImportError if the game does not play */
  check: (game: StoredGame) => Promise<void>
  /** Writes the report of the played games, and returns its path; null if none was played. */
  writeReport: () => Promise<string | null>
}

/** Creates a checker that plays games in one browser, which starts with the first game. */
export function createChecker({
  root,
  launch,
  scripts,
  acceptAll,
  onProgress,
  ...options
}: CheckOptions): GameChecker {
  const played: ReportedGame[] = []
  let browser: Browser | undefined
  return {
    check: async ({ listing: { id, titles }, files }) => {
      // The importer handles signals: the browser would end the process before it has cleaned up.
      browser ??= await chromium.launch({ ...launch, handleSIGINT: false, handleSIGTERM: false })
      const result = await probeGame(
        browser,
        { files, scripts },
        { ...options, onProgress: (done, total) => onProgress(titles.en, done, total) },
      )
      played.push({ id, title: titles.en, ...result })
      const { reasons } = judge(result.measurements)
      if (reasons.length > 0 && !acceptAll)
        throw new ImportError(
          `"${titles.en}" does not play.`,
          reasons.join(' '),
          `Look at the screenshots in ${reportName}, and correct the game. If it plays nonetheless, import it with --accept.`,
        )
    },
    writeReport: async () => {
      if (played.length === 0) return null
      await mkdir(root, { recursive: true })
      const path = join(root, reportName)
      await writeFile(path, formatReport(played))
      return path
    },
    [Symbol.asyncDispose]: async () => await browser?.close(),
  }
}
