/** Length of a segment, in metres. */
export const segmentLength = 4
/** Metres from the center of the road to its edge. */
export const halfRoad = 8
export const lanes = [-0.62, 0, 0.62] as const
export const gravity = 30

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Returns the difficulty from 0 to 1, by level and gates passed. */
export const getDifficulty = (level: number, gates: number): number =>
  clamp((level - 1) * 0.13 + gates * 0.055, 0, 1)

/** Returns the speed at which the car settles, in metres per second. */
export const getTopSpeed = (level: number, gates: number): number =>
  Math.min(82, 50 + (level - 1) * 2.5 + gates * 1.8)

/** Returns the distance to the next gate: about 17 seconds, so it grows with the speed. */
export const getStretchLength = (level: number, gates: number): number =>
  Math.round((getTopSpeed(level, gates) * 17) / segmentLength) * segmentLength

/**
 * Returns the steps granted for a stretch. Early stretches allow a crash or two; late ones require flasks and
 * boosts.
 */
export function getStretchTime(level: number, gates: number): number {
  const late = Math.max(0, gates - 3) * (level - 1)
  const slack = Math.max(0.7, 1.036 - (level - 1) * 0.0064 - gates * 0.0031 - late * 0.002)
  const start = gates === 0 ? 2 : 0
  return Math.round((getStretchLength(level, gates) / getTopSpeed(level, gates)) * slack * 60 + start * 60)
}

/** Returns the seconds of driving between two rows. */
export const getRowInterval = (hard: number): number => 1.3 - 0.5 * hard

/** Returns the smallest distance between two rivals, in metres. */
export const getRivalGap = (hard: number): number => 125 - 60 * hard

/** Returns the hardest allowed bend. */
export const getMaxBend = (hard: number): number => 0.42 + 0.58 * hard

/** Largest number of seconds carried through a gate; the rest is paid in points. */
export const maxCarriedSeconds = 5
