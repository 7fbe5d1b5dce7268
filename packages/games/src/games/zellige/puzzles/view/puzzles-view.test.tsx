import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getButton, openGame } from '../../../../testing/counting-game.ts'
import { plugGamepad, unplugAll } from '../../../../testing/fake-gamepad.ts'
import type { FakeButton } from '../../../../testing/fake-gamepad.ts'
import game from '../../index.ts'
import { ways } from '../../rules/board.ts'
import type { Way } from '../../rules/board.ts'
import { startPuzzles, stepPuzzles } from '../puzzle-rules.ts'
import { puzzles } from '../puzzles.ts'
import { solve } from '../solver.ts'

const keys: Record<Way, string> = {
  up: '{ArrowUp}',
  right: '{ArrowRight}',
  down: '{ArrowDown}',
  left: '{ArrowLeft}',
}
const findPath = (index: number): readonly Way[] => {
  const puzzle = puzzles[index]
  return (puzzle && solve(puzzle, puzzle.rank, puzzle.moves)?.path) ?? []
}
/** Returns slides that use up the moves of a puzzle without solving it. */
function findFailure(index: number): readonly Way[] {
  const { moves = 0 } = puzzles[index] ?? {}
  const search = (path: readonly Way[]): readonly Way[] | null => {
    const state = startPuzzles()
    const kinds: string[] = []
    const rest = { go: null, undo: false, finish: false, command: null }
    stepPuzzles(state, { ...rest, command: index }, () => undefined)
    for (const go of path) stepPuzzles(state, { ...rest, go }, ({ kind }) => kinds.push(kind))
    if (kinds.includes('blocked') || kinds.includes('solved')) return null
    if (path.length === moves) return path
    return ways.map((way) => search([...path, way])).find((found) => found) ?? null
  }
  return search([]) ?? []
}
const board = (number: number) => page.getByRole('application', { name: `Puzzle ${number}` })
const verdict = () => page.getByRole('group', { name: /Solved in/ })
const readLeft = (root: HTMLElement) => Number(root.querySelector('.zl-left')?.textContent?.match(/\d+/)?.[0])

/** Opens the puzzles from the title. */
async function openPuzzles(options: Parameters<typeof openGame>[0] = {}) {
  const opened = openGame({ game, ...options })
  await getButton('Puzzles').click()
  await expect.element(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible()
  return opened
}
/** Slides by arrow keys, each as soon as the one before has counted. */
async function slide(root: HTMLElement, path: readonly Way[]) {
  for (const [index, way] of path.entries()) {
    const left = readLeft(root)
    await userEvent.keyboard(keys[way])
    if (index < path.length - 1) await expect.poll(() => readLeft(root)).toBe(left - 1)
  }
}
const readSaved = (save: { mock: { lastCall?: [string] | undefined } }): unknown =>
  (JSON.parse(save.mock.lastCall?.[0] ?? 'null') as { own: unknown } | null)?.own

beforeEach(() => window.focus())
afterEach(unplugAll)

describe('the puzzles of Zellige', () => {
  it('open three, and focus the first', async () => {
    const { root } = await openPuzzles()
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('.zl-choice')]
    expect(buttons).toHaveLength(40)
    expect(buttons.map(({ disabled }) => disabled)).toEqual(buttons.map((_, index) => index > 2))
    await expect.poll(() => document.activeElement).toBe(buttons[0])
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => document.activeElement).toBe(buttons[1])
  })

  it('are solved by keyboard, stored with the fewest moves, and lead to the next one', async () => {
    const path = findPath(0)
    const { root, save, link } = await openPuzzles({ progress: { best: 0, own: { finest: 7 } } })
    await userEvent.keyboard('{Enter}')
    await expect.element(board(1)).toHaveFocus()
    await slide(root, path)
    await expect.element(verdict()).toBeVisible()
    const { par = 0, moves = 0 } = puzzles[0] ?? {}
    expect(verdict().element().textContent).toContain(`Solved in ${par} of ${moves} moves`)
    expect(readSaved(save)).toEqual({ finest: 7, fewest: puzzles.map((_, i) => (i === 0 ? par : 0)) })
    await expect.element(getButton('Next puzzle')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(board(2)).toHaveFocus()
    await getButton('All puzzles').click()
    await expect.element(getButton(`Puzzle 1, solved in ${par} moves`)).toBeVisible()
    await expect.element(getButton('Puzzle 4')).toBeEnabled()
    await expect.element(getButton('Puzzle 5, locked')).toBeDisabled()
    await expect.element(getButton('Puzzle 2')).toHaveFocus()
    expect(link.score).not.toHaveBeenCalled()
  })

  it('offer undo when no move is left, and start over at any time', async () => {
    const { root } = await openPuzzles()
    await getButton('Puzzle 2').click()
    const { moves = 0 } = puzzles[1] ?? {}
    expect(readLeft(root)).toBe(moves)
    await slide(root, findFailure(1))
    const question = page.getByRole('group', { name: /No moves left/ })
    await expect.element(question).toBeVisible()
    await expect.element(question.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(board(2)).toHaveFocus()
    await userEvent.keyboard('r')
    await expect.poll(() => readLeft(root)).toBe(moves)
    await expect.element(board(2)).toHaveFocus()
  })

  it('ignore hostile saved data', async () => {
    const own = { finest: 'x', fewest: Array.from({ length: 500 }, () => 1e9) }
    const { root, onError } = await openPuzzles({ progress: { best: 0, own } })
    expect(root.querySelectorAll('.zl-choice:disabled')).toHaveLength(37)
    expect(onError).not.toHaveBeenCalled()
  })

  it('are chosen, played and left by gamepad alone', async () => {
    const { root } = openGame({ game })
    const pad = plugGamepad()
    const press = async (...buttons: FakeButton[]) => {
      for (const button of buttons) await pad.press(button)
    }
    await press('rb', 'a')
    await expect.element(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible()
    await press('right', 'a')
    await expect.element(board(2)).toHaveFocus()
    const left = readLeft(root)
    const [first = 'left'] = findPath(1)
    await press(first)
    await expect.poll(() => readLeft(root)).toBe(left - 1)
    await press('b')
    await expect.poll(() => readLeft(root)).toBe(left)
    for (const way of findPath(1)) await press(way)
    await expect.element(verdict()).toBeVisible()
    await press('a')
    await expect.element(board(3)).toHaveFocus()
    await press('lb', 'a')
    await expect.element(getButton('Puzzle 3')).toHaveFocus()
  })

  it('slide and undo by the buttons', async () => {
    const { root } = await openPuzzles()
    await getButton('Puzzle 1').click()
    const left = readLeft(root)
    const [first = 'left'] = findPath(0)
    await getButton(`Slide ${first}`).click()
    await expect.poll(() => readLeft(root)).toBe(left - 1)
    await getButton('Undo').click()
    await expect.poll(() => readLeft(root)).toBe(left)
  })
})
