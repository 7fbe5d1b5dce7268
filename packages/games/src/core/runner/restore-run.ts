import type { RecordedRun } from '../../bridge/index.ts'
import type { Game } from '../game.ts'
import { readMoves } from '../recording/move-list.ts'
import { createReplay } from '../recording/replay.ts'
import type { ResumedRun } from './runs.ts'

interface RestoreOptions {
  game: Game
  level: number
  rulesHash: string
  saved: RecordedRun
  /** Receives the replayed share, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Steps between two readings of the clock, and time after which the replay yields to the page, in ms. */
const batch = 600
const sliceMs = 30

/**
 * Replays a saved run without drawing it, to where it was left. Returns null if it cannot continue: it belongs to
 * other rules, has ended, or replays to another score.
 */
export async function restoreRun(options: RestoreOptions): Promise<ResumedRun | null> {
  const { seed, steps, score } = options.saved
  const moves = readMoves(options.saved.moves)
  if (options.saved.rulesHash !== options.rulesHash || !moves) return null
  const run = options.game.startRun({ seed, level: options.level })
  const replay = createReplay(moves, run)
  let slice = performance.now()
  for (;;) {
    const result = replay.advance(batch)
    if (result)
      return 'refused' in result || result.over || result.score !== score ? null : { run, seed, moves }
    if (performance.now() - slice < sliceMs) continue
    options.onProgress(replay.getSteps() / steps)
    await new Promise<void>((resolve) => setTimeout(resolve))
    slice = performance.now()
  }
}
