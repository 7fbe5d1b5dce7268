import { readLog } from '../../bridge/index.ts'
import type { Refusal, RunLog } from '../../bridge/index.ts'
import { createSimulation } from '../game.ts'
import type { Rules, RunState, Simulation } from '../game.ts'
import { readMoves } from './move-list.ts'
import type { MoveList } from './move-list.ts'

/** Outcome of a replayed run. */
export interface Replayed {
  over: boolean
  score: number
  steps: number
}

/**
 * Creates a replay that can pause, so that a page stays responsive. `advance` takes at most `steps` steps and returns
 * null as long as some are left.
 */
export function createReplay(moves: MoveList, { state, step }: Simulation) {
  const pairs = moves.pairs()
  let taken = 0
  let code = 0
  let repeats = 0
  const hasNext = (): boolean => {
    if (repeats > 0) return true
    const { done, value } = pairs.next()
    if (!done) [repeats, code] = value
    return !done
  }
  return {
    getSteps: () => taken,
    advance(steps: number): Replayed | Refusal | null {
      try {
        for (let left = steps; left > 0 && hasNext(); left--) {
          if (state.over) return { refused: 'ended' }
          step(code)
          taken += 1
          repeats -= 1
        }
      } catch {
        return { refused: 'failed' }
      }
      return hasNext() ? null : { over: state.over, score: state.score, steps: taken }
    },
  }
}

/**
 * Replays a log with the rules alone: no DOM, no clock, no chance beyond the seed. Every engine gives the same result.
 * Never throws, whatever the log contains, and takes at most 108,000 steps (30 minutes). The caller compares
 * `log.rulesHash` with its own rules before, and `log.score` with the result after.
 */
export function replay<State extends RunState, Moves, GameEvent>(
  log: Pick<RunLog, 'seed' | 'level' | 'steps' | 'moves'>,
  rules: Rules<State, Moves, GameEvent>,
): Replayed | Refusal {
  const moves = readMoves(log.moves)
  if (moves?.getSteps() !== log.steps) return { refused: 'moves' }
  try {
    return createReplay(moves, createSimulation(rules, log)).advance(Infinity) ?? { refused: 'failed' }
  } catch {
    return { refused: 'failed' }
  }
}

/** Reads a log from anyone and replays it. */
export async function replayText<State extends RunState, Moves, GameEvent>(
  text: string,
  rules: Rules<State, Moves, GameEvent>,
): Promise<Replayed | Refusal> {
  const log = await readLog(text)
  return 'refused' in log ? log : replay(log, rules)
}
