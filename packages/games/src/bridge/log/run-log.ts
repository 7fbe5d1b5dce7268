import {
  maxLevel,
  maxLogLength,
  maxMoveBytes,
  maxRecordedSteps,
  type RecordedRun,
} from '../protocol/protocol.ts'
import { deflate, inflate } from './compression.ts'

/** A recorded run from its start, with what it claims about itself. Everything in it may be forged. */
export interface RunLog extends RecordedRun {
  /** Id of the game in the catalogue. */
  game: string
  level: number
}

/**
 * Why a log is refused:
 * - `oversized`: longer than 64 KB or 30 minutes
 * - `malformed`: not a log
 * - `moves`: the moves do not decode to the claimed number of steps
 * - `ended`: moves after the end of the run
 * - `failed`: the rules threw
 */
export interface Refusal {
  refused: 'oversized' | 'malformed' | 'moves' | 'ended' | 'failed'
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/**
 * Writes a log as JSON; its `moves` are deflated (deflate-raw) and in base64.
 *
 * @returns null if it is longer than 64 KB
 */
export async function writeLog({ moves, ...claim }: RunLog): Promise<string | null> {
  const text = JSON.stringify({ ...claim, moves: toBase64(await deflate(moves)) })
  return text.length <= maxLogLength ? text : null
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

function readClaim(text: string): RunLog | null {
  try {
    const { game, rulesHash, seed, level, steps, score, moves } = JSON.parse(text) as Record<string, unknown>
    if (typeof game !== 'string' || typeof rulesHash !== 'string' || typeof moves !== 'string') return null
    if (!isWhole(seed, 0, 0xffff_ffff) || !isWhole(level, 1, maxLevel)) return null
    if (!isWhole(steps, 1, Number.MAX_SAFE_INTEGER) || !isWhole(score, 0, Number.MAX_SAFE_INTEGER))
      return null
    return { game, rulesHash, seed, level, steps, score, moves: fromBase64(moves) }
  } catch {
    return null
  }
}

/** Reads a log from anyone. Never throws, and inflates no more than the moves of 30 minutes take. */
export async function readLog(text: string): Promise<RunLog | Refusal> {
  if (text.length > maxLogLength) return { refused: 'oversized' }
  const log = readClaim(text)
  if (!log) return { refused: 'malformed' }
  if (log.steps > maxRecordedSteps) return { refused: 'oversized' }
  const moves = await inflate(log.moves, maxMoveBytes)
  return moves ? { ...log, moves } : { refused: 'moves' }
}
