import { getSpeed } from './physics.ts'

/** Steps for which a run stays in a quarter of the city: a minute. It stays in the last one until it ends. */
const quarterSteps = 3600

/** From the first to the last of a run. */
export const quarterNames = ['roofs', 'market', 'dyers', 'harbor', 'gardens', 'citadel'] as const
export type QuarterName = (typeof quarterNames)[number]
const lastQuarter = quarterNames.length - 1

const bordersByLevel = new Map<number, readonly number[]>()

/** Returns the distances at which the quarters begin, and the end of the last minute. The speed depends on x alone. */
function getBorders(level: number): readonly number[] {
  const known = bordersByLevel.get(level)
  if (known) return known
  const borders: number[] = [0]
  let x = 0
  for (let step = 1; step <= quarterSteps * quarterNames.length; step++) {
    x += getSpeed(x, level)
    if (step % quarterSteps === 0) borders.push(x)
  }
  bordersByLevel.set(level, borders)
  return borders
}

/** Returns the distance at which a quarter begins. */
export const getQuarterStart = (quarter: number, level: number): number => getBorders(level)[quarter] ?? 0

/** Returns the index of the quarter at `x`. */
export function getQuarter(x: number, level: number): number {
  const borders = getBorders(level)
  let quarter = 0
  while (quarter < lastQuarter && x >= (borders[quarter + 1] ?? Infinity)) quarter += 1
  return quarter
}

/** Returns the quarters behind `x`, with the share of the current one: 1.5 is the middle of the second. */
export function getQuarterProgress(x: number, level: number): number {
  const borders = getBorders(level)
  const quarter = getQuarter(x, level)
  const [start = 0, end = 1] = [borders[quarter], borders[quarter + 1]]
  return Math.max(0, quarter + (x - start) / (end - start))
}
