import { describe, expect, it } from 'vitest'
import { addSolution, isOpen, readFewest } from './progress.ts'
import { puzzles } from './puzzles.ts'

const unsolved = puzzles.map(() => 0)
const listOpen = (fewest: readonly number[]) =>
  puzzles.flatMap((_, index) => (isOpen(fewest, index) ? [index] : []))

describe('progress of the puzzles', () => {
  it('opens three unsolved puzzles at a time', () => {
    expect(listOpen(unsolved)).toEqual([0, 1, 2])
    expect(listOpen(addSolution(unsolved, 1, 4))).toEqual([0, 1, 2, 3])
    expect(listOpen(addSolution(addSolution(unsolved, 0, 3), 1, 4))).toEqual([0, 1, 2, 3, 4])
    expect(listOpen(puzzles.map(({ par }) => par))).toHaveLength(puzzles.length)
  })

  it('keeps the fewest moves', () => {
    const [{ par, moves } = { par: 0, moves: 0 }] = puzzles
    const first = addSolution(unsolved, 0, moves)
    expect(first[0]).toBe(moves)
    expect(addSolution(first, 0, par)[0]).toBe(par)
    expect(addSolution(addSolution(first, 0, par), 0, moves)[0]).toBe(par)
    expect(readFewest({ finest: 3, fewest: first })).toEqual(first)
  })

  it.each([
    null,
    7,
    'fewest',
    [],
    {},
    { fewest: null },
    { fewest: 'x'.repeat(40) },
    { fewest: { 0: 3 } },
    { fewest: puzzles.map(({ par }) => par - 1) },
    { fewest: puzzles.map(({ moves }) => moves + 1) },
    { fewest: puzzles.map(({ par }) => String(par)) },
    { fewest: puzzles.map(({ par }) => par + 0.5) },
    { fewest: puzzles.map(() => NaN) },
  ])('reads hostile saved data as unsolved: %j', (saved) => {
    expect(readFewest(saved)).toEqual(unsolved)
  })

  it('reads no more puzzles than there are', () => {
    const fewest = [...puzzles.map(({ par }) => par), 3, 3, 3]
    expect(readFewest({ fewest })).toEqual(puzzles.map(({ par }) => par))
  })
})
