import { canMove } from '../rules/board.ts'
import type { Way } from '../rules/board.ts'
import { puzzles } from './puzzles.ts'
import { shift } from './shift.ts'
import type { PuzzleEvent, PuzzleMoves, PuzzleState } from './state.ts'

type Emit = (event: PuzzleEvent) => void

/** Commands beside those that open a puzzle by its index. */
export const restart = puzzles.length
export const leave = puzzles.length + 1
export const commandCount = puzzles.length + 2

export const startPuzzles = (): PuzzleState => ({
  score: 0,
  over: false,
  open: null,
  size: 0,
  cells: [],
  nextId: 0,
  history: [],
  solved: false,
})

/** Returns whether the puzzle is unsolved and no move is left. */
export const hasFailed = (state: PuzzleState): boolean => {
  const puzzle = state.open === null ? undefined : puzzles[state.open]
  return puzzle !== undefined && !state.solved && (state.history.length >= puzzle.moves || !canMove(state))
}

export function stepPuzzles(state: PuzzleState, { go, undo, command }: PuzzleMoves, emit: Emit): void {
  if (command === leave) {
    state.open = null
    emit({ kind: 'left' })
  } else if (command !== null) open(state, command === restart ? state.open : command, emit)
  else if (state.open === null || state.solved) return
  else if (undo) undoShift(state, emit)
  else if (go) move(state, state.open, go, emit)
}

function open(state: PuzzleState, index: number | null, emit: Emit): void {
  const puzzle = index === null ? undefined : puzzles[index]
  if (!puzzle) return
  const { size, cells } = puzzle
  Object.assign(state, { open: index, size, cells, nextId: cells.length, history: [], solved: false })
  emit({ kind: 'opened' })
}

function undoShift(state: PuzzleState, emit: Emit): void {
  const cells = state.history.pop()
  if (!cells) return
  state.cells = cells
  emit({ kind: 'undone' })
}

function move(state: PuzzleState, index: number, way: Way, emit: Emit): void {
  const shifted = hasFailed(state) ? null : shift(state, way, state.nextId)
  if (!shifted) return emit({ kind: 'blocked', way })
  state.history.push(state.cells)
  state.cells = shifted.cells
  state.nextId += shifted.slide.merges.length
  state.solved = shifted.made >= (puzzles[index]?.rank ?? Infinity)
  emit({ kind: 'shifted', shift: shifted })
  if (state.solved) emit({ kind: 'solved' })
  else if (hasFailed(state)) emit({ kind: 'failed' })
}
