import { createHash } from 'node:crypto'
import { mixSeed } from '../../../packages/games/src/replay.ts'
import type { Documents } from './documents.ts'
import { parseRun } from './parse-run.ts'
import { replayRun, type AnyRules } from './replay-run.ts'

/** The part of a game that verifying its runs needs. */
export interface VerifiableGame {
  readonly seed: number
  readonly level: number
  readonly maxScore: number
  /** Rules by hash: those of this version and of the last two. */
  readonly rules: ReadonlyMap<string, AnyRules>
}

/** Why a run is not marked. */
export type Rejection =
  | 'malformed'
  | 'unknown-game'
  | 'unknown-rules'
  | 'unknown-seed'
  | 'other-score'
  | 'other-result'
  | 'used-before'

/** Processor time for a replay, in ms. */
const replayMs = 2000
/** Runs of one visit that have known seeds. */
const maxRuns = 1000

/** Returns whether the portal hands out this seed: the game's own, or one derived for a further run of a visit. */
function isKnownSeed(seed: number, first: number): boolean {
  if (seed === first) return true
  for (let count = 1; count < maxRuns; count++) if (mixSeed(first, count) === seed) return true
  return false
}

interface VerifyOptions {
  readonly documents: Documents
  /** User who wrote the run, from the trigger. */
  readonly userId: string
  readonly findGame: (gameId: string) => VerifiableGame | null
}

/**
 * Replays a run, and marks the score's row as verified if its moves give its points. The cheapest checks come first.
 *
 * @param row what the user wrote; nothing in it is trusted
 * @returns null if the score is marked
 */
export async function verifyRun(
  row: unknown,
  { documents, userId, findGame }: VerifyOptions,
): Promise<Rejection | null> {
  const run = parseRun(row)
  if (!run || userId === '') return 'malformed'
  const game = findGame(run.gameId)
  if (!game || run.level !== game.level || run.score > game.maxScore) return 'unknown-game'
  const rules = game.rules.get(run.rules)
  if (!rules) return 'unknown-rules'
  if (!isKnownSeed(run.seed, game.seed)) return 'unknown-seed'
  const score = await documents.get('high_scores', run.scoreId)
  const isOwn =
    score?.user_id === userId &&
    score.game_id === run.gameId &&
    score.score === run.score &&
    score.$permissions.includes(`delete("user:${userId}")`)
  if (!isOwn) return 'other-score'
  const replayed = await replayRun(run, rules, replayMs)
  if (!replayed?.over || replayed.score !== run.score) return 'other-result'
  const { gameId: game_id, rules: rulesHash, seed } = run
  const digest = createHash('sha256')
    .update(`${game_id} ${rulesHash} ${seed} `)
    .update(replayed.moves)
    .digest('hex')
  const data = { game_id, score: run.score, digest }
  return (await documents.create('verified_scores', run.scoreId, data)) ? null : 'used-before'
}
