/** Length of a segment, in meters. */
export const segmentLength = 4
/** Meters from the center of the road to its edge. */
export const halfRoad = 8
export const lanes = [-0.62, 0, 0.62] as const
export const gravity = 30

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/* `progress` grows through a run: by the gates passed in the endless mode, by stages in the rally. */

/** Returns the difficulty from 0 to 1, by level and progress. */
export const getDifficulty = (level: number, progress: number): number =>
  clamp(0.17 + (level - 1) * 0.09 + progress * 0.055, 0, 1)

/** Returns the speed at which the car settles, in meters per second. */
export const getTopSpeed = (level: number, progress: number): number =>
  Math.min(84, 53 + (level - 1) * 1.75 + progress * 1.8)

/** Returns the distance to the next gate: about 17 seconds, so it grows with the speed. */
export const getStretchLength = (level: number, progress: number): number =>
  Math.round((getTopSpeed(level, progress) * 17) / segmentLength) * segmentLength

/** Time for the first stretch of each level, as a share of the time at top speed. */
const slacks = [1.002, 0.987, 0.973, 0.963, 0.95]

/** Returns the steps granted for a stretch. Early stretches allow a crash; late ones require flasks and nitro. */
export function getStretchTime(level: number, progress: number): number {
  const slack = Math.max(0.72, (slacks[level - 1] ?? 1) - progress * 0.012)
  return Math.round((getStretchLength(level, progress) / getTopSpeed(level, progress)) * slack * 60)
}

/** Returns the steps granted besides for a start from a standstill, which costs the more the faster the stage is. */
export const getStandingStartTime = (level: number, progress: number): number =>
  Math.round(getTopSpeed(level, progress) * 2.5)

/** Returns the seconds of driving between two rows. */
export const getRowInterval = (hard: number): number => 1.3 - 0.5 * hard

/** Returns the smallest distance between two rivals, in meters. */
export const getRivalGap = (hard: number): number => 125 - 60 * hard

/** Returns the hardest allowed bend. */
export const getMaxBend = (hard: number): number => 0.42 + 0.58 * hard

/** Largest number of seconds carried through a gate; the rest is paid in points. */
export const maxCarriedSeconds = 5
