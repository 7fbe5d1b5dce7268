import { maxRecordedSteps } from '../../bridge/index.ts'
import type { PortalConnection, RecordedRun } from '../../bridge/index.ts'
import { createMoveList, writeMoves } from '../recording/move-list.ts'
import type { MoveList } from '../recording/move-list.ts'
import { stepsPerSecond } from './loop.ts'

/** Steps between two saves of a run. */
const saveInterval = 5 * stepsPerSecond

/** The same without points: a drawn hand or an explored chamber is worth continuing too. */
const earlyInterval = 15 * stepsPerSecond

/** Where recorded runs go. */
export interface RunStore {
  /** Stores the current run to continue it later. */
  saveRun: (run: RecordedRun) => void
  /** Stops the record; see the bridge's `endRun`. */
  endRun: PortalConnection['endRun']
}

/** Records the moves of a run, and saves it every five seconds and when asked. */
export function createRunKeeper(rulesHash: string, { saveRun, endRun }: RunStore) {
  let moves: MoveList | null = null
  let seed = 0
  let score = 0
  let savedSteps = 0

  const toRun = (taken: MoveList): RecordedRun => {
    return { rulesHash, seed, steps: taken.getSteps(), score, moves: writeMoves(taken) }
  }
  const end = (reason: 'over' | 'restart' | 'too-long') => {
    const finished = reason === 'over' && score > 0 ? moves : null
    moves = null
    if (finished) endRun(reason, toRun(finished))
    else endRun(reason)
  }
  /** Saves what is new, if it is worth continuing. */
  const keep = () => {
    const steps = moves?.getSteps() ?? 0
    if (!moves || steps - savedSteps < (score ? 1 : earlyInterval)) return
    savedSteps = steps
    saveRun(toRun(moves))
  }

  return {
    /** @param earlier moves taken so far, for a run that continues */
    start(runSeed: number, earlier = createMoveList()): void {
      moves = earlier
      seed = runSeed
      score = 0
      savedSteps = moves.getSteps()
    },
    record(code: number, points: number): void {
      if (!moves) return
      moves.add(code)
      score = points
      const steps = moves.getSteps()
      if (steps > maxRecordedSteps) end('too-long')
      else if (steps % saveInterval === 0) keep()
    },
    keep,
    /** Stops the record and leaves the saved run in place. */
    stop: (): void => {
      moves = null
    },
    end,
  }
}
