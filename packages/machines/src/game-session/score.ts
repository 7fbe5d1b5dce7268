import { isRecord, isString } from '../port/index.ts'
import type { ScoreReceipt } from './game-session.types.ts'

/**
 * The number of points that a game's claim stands for: whole, from 0 to 2^53 − 1. Null when it is no number of
 * points: nothing is rounded.
 */
export const parsePoints = (claim: unknown): number | null =>
  Number.isSafeInteger(claim) && (claim as number) >= 0 ? (claim as number) : null

/** Whether a board answered with the row that a score became. */
export const isReceipt = isRecord<ScoreReceipt>({ recordId: isString })
