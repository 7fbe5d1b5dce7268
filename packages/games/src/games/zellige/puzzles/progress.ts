import { puzzles } from './puzzles.ts'

/** Number of unsolved puzzles that are open at a time. */
const openAhead = 3

/** Returns the fewest moves of each puzzle from saved data of unknown shape; 0 is unsolved. */
export function readFewest(saved: unknown): number[] {
  const stored: unknown = typeof saved === 'object' && saved !== null && 'fewest' in saved && saved.fewest
  return puzzles.map(({ par, moves }, index) => {
    const value: unknown = Array.isArray(stored) ? stored[index] : 0
    return typeof value === 'number' && Number.isInteger(value) && value >= par && value <= moves ? value : 0
  })
}

/** Returns the progress after a solution. */
export const addSolution = (fewest: readonly number[], puzzle: number, moves: number): number[] =>
  fewest.map((before, index) => (index === puzzle && (before === 0 || moves < before) ? moves : before))

/** Returns whether a puzzle may be played: it is solved, or among the first unsolved ones. */
export const isOpen = (fewest: readonly number[], puzzle: number): boolean =>
  fewest[puzzle] !== 0 || fewest.slice(0, puzzle).filter((moves) => moves === 0).length < openAhead
