import type { Random } from '../../../core/index.ts'
import type { Cell } from './board.ts'

/** Courtyard of a level. */
export interface Courtyard {
  size: number
  pillars: number
  /** Moves before rubble starts to appear. */
  movesBeforeRubble: number
  /** Largest probability of rubble, 0–1. */
  rubble: number
}

const courtyards: readonly Courtyard[] = [
  { size: 4, pillars: 0, movesBeforeRubble: 100, rubble: 0.02 },
  { size: 4, pillars: 0, movesBeforeRubble: 30, rubble: 0.1 },
  { size: 4, pillars: 0, movesBeforeRubble: 0, rubble: 0.22 },
  { size: 5, pillars: 4, movesBeforeRubble: 30, rubble: 0.2 },
  { size: 5, pillars: 5, movesBeforeRubble: 0, rubble: 0.33 },
]

export const getCourtyard = (level: number): Courtyard =>
  courtyards[Math.min(courtyards.length, Math.max(1, Math.trunc(level))) - 1] as Courtyard

/** Pillar positions by board size and number; every free cell has two ways out. */
const plans: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '4/1': [[5], [6], [9], [10], [1], [14]],
  '5/4': [
    [6, 8, 16, 18],
    [2, 10, 14, 22],
    [7, 11, 13, 17],
  ],
  '5/5': [
    [6, 8, 12, 16, 18],
    [2, 10, 12, 14, 22],
    [0, 4, 12, 20, 24],
  ],
}

/** Returns the empty courtyard with its pillars. */
export function createCells({ size, pillars }: Courtyard, random: Random): Cell[] {
  const cells: Cell[] = Array.from({ length: size * size }, () => null)
  const choices = plans[`${size}/${pillars}`]
  if (choices) for (const cell of random.pick(choices)) cells[cell] = 'pillar'
  return cells
}
