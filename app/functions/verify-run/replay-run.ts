import { readLog } from '@saha/games/bridge'
import {
  createMoveList,
  createReplay,
  createSimulation,
  readMoves,
  writeMoves,
  type MoveList,
  type Replayed,
  type Rules,
  type RunState,
} from '../../../packages/games/src/replay.ts'
import type { Run } from './parse-run.ts'

/** Rules of any game. */
export type AnyRules = Rules<RunState, unknown, unknown>

/** Steps between two readings of the processor time. */
const slice = 5000

/** Returns the processor time that this thread has used, in ms. The clock would also count what a busy machine does. */
function measureProcessorMs(): number {
  // Node 22 measures only the process, which is the function's own on Appwrite.
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

/** Normalizes each move, so that another encoding of the same moves is not another run. */
function normalize(moves: MoveList, rules: AnyRules): MoveList {
  const normal = createMoveList()
  for (const [count, code] of moves.pairs()) normal.add(rules.encodeMove(rules.decodeMove(code)), count)
  return normal
}

/** A finished replay with its moves in normal form. */
interface ReplayedRun extends Replayed {
  moves: Uint8Array<ArrayBuffer>
}

/**
 * Replays a run.
 *
 * @param maxMs processor time after which the replay gives up
 * @returns null if its moves are no complete run
 */
export async function replayRun(run: Run, rules: AnyRules, maxMs: number): Promise<ReplayedRun | null> {
  const { gameId: game, rules: rulesHash, seed, level, steps, score, moves } = run
  const log = await readLog(JSON.stringify({ game, rulesHash, seed, level, steps, score, moves }))
  if ('refused' in log) return null
  const list = readMoves(log.moves)
  if (list?.getSteps() !== steps) return null
  const startMs = measureProcessorMs()
  const replay = createReplay(list, createSimulation(rules, { seed, level }))
  for (;;) {
    const result = replay.advance(slice)
    if (result !== null)
      return 'refused' in result ? null : { ...result, moves: writeMoves(normalize(list, rules)) }
    if (measureProcessorMs() - startMs > maxMs) return null
  }
}
