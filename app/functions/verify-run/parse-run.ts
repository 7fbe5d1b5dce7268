import { maxLogLength, maxRecordedSteps } from '@saha/games/bridge'
import { isIntegerBetween } from '../../src/platform/guards.ts'

/** A row of the collection `runs`: a score with the moves that are said to give it. */
export interface Run {
  /** Id of the score's row. */
  scoreId: string
  gameId: string
  /** Hash of the rules that were played. */
  rules: string
  seed: number
  level: number
  steps: number
  score: number
  /** Deflated moves in base64. */
  moves: string
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9._-]{0,35}$/i.test(value)
const isShort = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= length

/** Parses an untrusted row; returns null for one that no game writes. */
export function parseRun(row: unknown): Run | null {
  const { score_id, game_id, rules, seed, level, steps, score, moves } = Object(row) as Record<
    string,
    unknown
  >
  if (!isId(score_id) || !isShort(game_id, 64) || !isShort(rules, 64) || !isShort(moves, maxLogLength))
    return null
  if (!isIntegerBetween(seed, 0, 0xffff_ffff) || !isIntegerBetween(level, 1, 9)) return null
  if (!isIntegerBetween(steps, 1, maxRecordedSteps) || !isIntegerBetween(score, 1, Number.MAX_SAFE_INTEGER))
    return null
  return { scoreId: score_id, gameId: game_id, rules, seed, level, steps, score, moves }
}
