import { isRecord, isString } from '../port/index.ts'
import type { ScoreReceipt } from './game-session.types.ts'

/** Returns a claimed score if it is an integer from 0 to 2^53 − 1, otherwise null. Never rounds. */
export const parsePoints = (claim: unknown): number | null =>
  Number.isSafeInteger(claim) && (claim as number) >= 0 ? (claim as number) : null

export const isReceipt = isRecord<ScoreReceipt>({ recordId: isString })
