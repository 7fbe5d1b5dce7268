import { stepsPerSecond } from '../../../core/index.ts'

/** Every fourth visitor shows a pattern to repeat from memory. */
const memoryEvery = 4
export const isMemoryRound = (row: number): boolean => row % memoryEvery === memoryEvery - 1

/** Simple briefs at the start of a run, before fuller ones. */
export const countSimpleBriefs = (level: number): number => Math.max(1, 5 - level)
export const fullerBriefs = 4

/** Returns the demands of a client, in percent of the table. */
export const getStrictness = (level: number, row: number): number => 92 + 4 * level + 3 * row

/** Grade that satisfies a client, in percent. */
export const getPassMark = (level: number, row: number): number => Math.min(85, 62 + 2 * level + row)

/** Steps for a brief. A second try has half of them. */
export const getBriefSteps = (level: number, row: number): number => {
  const share = row < 9 ? 100 - 7 * row : Math.max(12, 37 - 2 * (row - 9))
  return Math.floor(((67 - 9 * level) * share) / 100) * stepsPerSecond
}

/** The clock starts with the first mark, or after this time to read. */
export const readingSteps = 6 * stepsPerSecond
export const verdictSteps = 7 * stepsPerSecond
/** A verdict can be closed after this. */
export const minVerdictSteps = 30

export const getPatternLength = (level: number, row: number): number =>
  Math.min(12, 3 + Math.floor(level / 2) + Math.floor(row / memoryEvery))
export const getBeatSteps = (level: number, row: number): number => Math.max(22, 46 - 3 * level - row)
export const motifPoints = 12
export const perfectPoints = 50
/** Points of a brief grow by a tenth a row. */
export const scaleByRow = (points: number, row: number): number => Math.floor((points * (10 + row)) / 10)
