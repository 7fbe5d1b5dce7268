import type { Game, GameRun } from '../game.ts'
import { mixSeed } from '../random.ts'
import type { createStage } from './stage.ts'
import type { Variant } from '../variant.ts'

/** Manages the runs of a visit, one at a time. The first uses the variant's seed, later ones derived seeds. */
export function createRuns(game: Game, stage: ReturnType<typeof createStage>, { seed, level }: Variant) {
  let count = 0
  let run: GameRun | null = null
  const close = () => {
    run?.dispose()
    run = null
  }
  return {
    get current(): GameRun | null {
      return run
    },
    /** Starts the next run on an empty stage. */
    start(): void {
      close()
      stage.clear()
      run = game.startRun(stage.gameStage, { seed: count === 0 ? seed : mixSeed(seed, count), level })
      count += 1
      run.resize(stage.gameStage.size)
    },
    close,
  }
}
