import { describe, expect, it } from 'vitest'
import { isTile } from '../rules/board.ts'
import type { Way } from '../rules/board.ts'
import { writeCells } from './notation.ts'
import { restart, startPuzzles, stepPuzzles } from './puzzle-rules.ts'
import { puzzles, slack } from './puzzles.ts'
import { solve } from './solver.ts'
import type { PuzzleEvent, PuzzleMoves } from './state.ts'

const rest: PuzzleMoves = { go: null, undo: false, finish: false, command: null }

/** Opens a puzzle, and returns functions that play it by its rules. */
function openPuzzle(index: number) {
  const state = startPuzzles()
  const take = (moves: Partial<PuzzleMoves>): string[] => {
    const events: PuzzleEvent[] = []
    stepPuzzles(state, { ...rest, ...moves }, (event) => events.push(event))
    return events.map(({ kind }) => kind)
  }
  take({ command: index })
  return { state, take }
}
const solutions = puzzles.map((puzzle) => solve(puzzle, puzzle.rank, puzzle.moves, slack))
const getPath = (index: number): readonly Way[] => {
  const solution = solutions[index]
  if (!solution) throw new Error(`Puzzle ${index + 1} has no solution.`)
  return solution.path
}

describe('the puzzles', () => {
  it('are 40 different layouts that are not solved at the start', () => {
    expect(puzzles).toHaveLength(40)
    expect(new Set(puzzles.map(({ cells }) => writeCells(cells))).size).toBe(40)
    for (const { cells, size, rank } of puzzles) {
      expect([16, 25]).toContain(size ** 2)
      expect(cells).toHaveLength(size ** 2)
      expect(cells.filter(isTile).filter((tile) => tile.rank >= rank)).toEqual([])
    }
  })

  it.each(puzzles.map((_, index) => index))('are solved by the solver in par, by the rules: %i', (index) => {
    const path = getPath(index)
    expect(path).toHaveLength(puzzles[index]?.par ?? 0)
    expect(path.length).toBeLessThanOrEqual(puzzles[index]?.moves ?? 0)
    const { state, take } = openPuzzle(index)
    const events = path.map((go) => take({ go }))
    expect(events.slice(0, -1).flat()).toEqual(path.slice(1).map(() => 'shifted'))
    expect(events.at(-1)).toEqual(['shifted', 'solved'])
    expect(state).toMatchObject({ solved: true, over: false, score: 0 })
  })

  it('get harder: fewer players who slide anywhere solve the next one', () => {
    const chances = solutions.map((solution) => solution?.chance ?? 1)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(chances[0]).toBeGreaterThan(0.3)
    expect(chances.at(-1)).toBeLessThan(0.0001)
  })

  it('introduce pillars, rubble and lanterns one after the other', () => {
    const layouts = puzzles.map(({ cells }) => writeCells(cells))
    expect(['#', 'R', 'L'].map((sign) => layouts.findIndex((layout) => layout.includes(sign)))).toSatisfy(
      ([pillars = 0, rubble = 0, lanterns = 0]: number[]) =>
        pillars >= 8 && rubble > pillars && lanterns > rubble,
    )
  })
})

describe('a puzzle', () => {
  it('undoes every move and starts over with the same layout', () => {
    const { state, take } = openPuzzle(9)
    const start = writeCells(state.cells)
    const [first, second] = getPath(9)
    take({ go: first ?? null })
    const after = writeCells(state.cells)
    take({ go: second ?? null })
    expect(take({ undo: true })).toEqual(['undone'])
    expect(writeCells(state.cells)).toBe(after)
    take({ undo: true })
    expect(writeCells(state.cells)).toBe(start)
    expect(take({ undo: true })).toEqual([])
    take({ go: first ?? null })
    expect(take({ command: restart })).toEqual(['opened'])
    expect(writeCells(state.cells)).toBe(start)
    expect(state.history).toEqual([])
  })

  it('is failed when its moves are used up, until one is undone', () => {
    const { state, take } = openPuzzle(9)
    const ways: readonly Way[] = ['left', 'right', 'up', 'down']
    const kinds: string[] = []
    for (let turn = 0; !kinds.includes('failed') && turn < 100; turn++) {
      const go = ways.find((way) => !getPath(9).includes(way)) ?? ways[turn % 2] ?? 'left'
      kinds.push(...take({ go: turn % 2 === 0 ? go : (ways[turn % 4] ?? 'left') }))
    }
    expect(kinds).toContain('failed')
    expect(state.history.length).toBeLessThanOrEqual(puzzles[9]?.moves ?? 0)
    expect(ways.map((go) => take({ go }))).toEqual(ways.map(() => ['blocked']))
    expect(take({ undo: true })).toEqual(['undone'])
  })

  it('adds no tile after a move, and gives every tile a unique id', () => {
    for (const [index] of puzzles.entries()) {
      const { state, take } = openPuzzle(index)
      let count = state.cells.filter(isTile).length
      for (const go of getPath(index)) {
        take({ go })
        const ids = state.cells.filter(isTile).map(({ id }) => id)
        expect(ids.length).toBeLessThanOrEqual(count)
        expect(new Set(ids).size).toBe(ids.length)
        count = ids.length
      }
    }
  })

  it('ignores moves before it is opened, after it is solved, and commands of no puzzle', () => {
    const closed = openPuzzle(999)
    expect(closed.state.open).toBeNull()
    expect([...closed.take({ go: 'left' }), ...closed.take({ command: restart })]).toEqual([])
    const { state, take } = openPuzzle(0)
    for (const go of getPath(0)) take({ go })
    expect([...take({ go: 'left' }), ...take({ go: 'up' }), ...take({ undo: true })]).toEqual([])
    expect(state.solved).toBe(true)
  })
})
