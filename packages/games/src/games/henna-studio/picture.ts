import { growthsInHand, motifs } from './rules/tuning.ts'

/** Drawn hand, complete enough to be drawn again. */
export interface Picture {
  pose: number
  growths: readonly (readonly number[])[]
}

const maxMotifs = 64

const isMotif = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < motifs.length

const isGrowth = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.length <= maxMotifs && value.every(isMotif)

/** Reads a saved picture of unknown shape; returns null if it is invalid. */
export function readPicture(value: unknown): Picture | null {
  if (typeof value !== 'object' || value === null) return null
  const { pose, growths } = value as Record<string, unknown>
  if (!Number.isInteger(pose) || (pose as number) < 0 || (pose as number) > 1000) return null
  if (!Array.isArray(growths) || growths.length === 0 || growths.length > growthsInHand) return null
  return growths.every(isGrowth) ? { pose: pose as number, growths } : null
}
