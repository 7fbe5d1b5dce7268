/** Metres of road in a segment. */
export const segmentLength = 4
/** Metres from the middle of the road to its edge. */
export const halfRoad = 8
export const lanes = [-0.62, 0, 0.62] as const
export const gravity = 30

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** How hard it is from 0 to 1, by level and gates passed. */
export const hardness = (level: number, gates: number): number =>
  clamp((level - 1) * 0.13 + gates * 0.055, 0, 1)

/** Speed the car settles at, in metres a second. */
export const topSpeed = (level: number, gates: number): number =>
  Math.min(82, 50 + (level - 1) * 2.5 + gates * 1.8)

/** From one gate to the next: some 26 seconds, so a stretch grows longer as the car grows faster. */
export const stretchLength = (level: number, gates: number): number =>
  Math.round((topSpeed(level, gates) * 26) / segmentLength) * segmentLength

/** Steps granted for a stretch. The first ones forgive a crash or two; the late ones want flasks and boosts. */
export function stretchTime(level: number, gates: number): number {
  const slack = Math.max(0.88, 1.24 - (level - 1) * 0.03 - gates * 0.03)
  const start = gates === 0 ? 3 : 0
  return Math.round((stretchLength(level, gates) / topSpeed(level, gates)) * slack * 60 + start * 60)
}

/** Seconds of driving between two rows of things. */
export const rowEvery = (hard: number): number => 1.3 - 0.5 * hard

/** Metres between two rivals, at the least. */
export const rivalGap = (hard: number): number => 125 - 60 * hard

/** How hard bends may turn. */
export const hardestBend = (hard: number): number => 0.42 + 0.58 * hard

/** Seconds that may be carried through a gate; more than this is paid in points. */
export const mostCarried = 8
