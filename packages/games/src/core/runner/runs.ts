import type { Game, GameRun, HiddenRun } from '../game.ts'
import type { MoveList } from '../recording/move-list.ts'
import { mixSeed } from '../random.ts'
import type { createRunKeeper } from './run-keeper.ts'
import type { createStage } from './stage.ts'
import type { Variant } from '../variant.ts'

/** A run of an earlier visit, replayed to where it was left. */
export interface ResumedRun {
  run: HiddenRun
  seed: number
  moves: MoveList
}

interface RunsOptions {
  game: Game
  stage: ReturnType<typeof createStage>
  variant: Variant
  keeper: ReturnType<typeof createRunKeeper>
}

/** Manages the runs of a visit, one at a time. The first uses the variant's seed, later ones derived seeds. */
export function createRuns({ game, stage, variant: { seed, level }, keeper }: RunsOptions) {
  let count = 0
  let isFree = false
  let run: GameRun | null = null
  const close = (startsOver = false) => {
    run?.dispose(startsOver)
    run = null
  }
  const show = (hidden: HiddenRun) => {
    stage.clear()
    run = hidden.show(stage.gameStage)
    run.resize(stage.gameStage.size)
  }
  return {
    get current(): GameRun | null {
      return run
    },
    /** Whether the current run is neither recorded nor scored. */
    get isFree(): boolean {
      return isFree
    },
    /** Starts the next run on an empty stage. */
    start(free = false): void {
      const options = { seed: count === 0 ? seed : mixSeed(seed, count), level, free }
      close(free && isFree)
      count += 1
      isFree = free
      if (free) keeper.stop()
      else keeper.start(options.seed)
      show(game.startRun(options))
    },
    resume({ run: hidden, seed: resumedSeed, moves }: ResumedRun): void {
      count = 1
      isFree = false
      keeper.start(resumedSeed, moves)
      show(hidden)
    },
    close,
  }
}
