/**
 * The number of points that a game's claim stands for: whole, from 0 to 2^53 − 1. Null when it is no
 * number of points at all.
 */
export function pointsOf(claim: unknown): number | null {
  if (typeof claim !== 'number' || !Number.isFinite(claim) || claim < 0) return null
  return Math.min(Math.round(claim), Number.MAX_SAFE_INTEGER)
}
