import { h, icon, svg } from '../../../../core/index.ts'
import type { Stage } from '../../../../core/index.ts'
import { createCourtyard } from '../../view/courtyard-view.ts'
import { describeBoard } from '../../view/describe-board.ts'
import { createArrows, undoIcon } from '../../view/panel.ts'
import { starTile } from '../../view/tiles.ts'
import type { Way } from '../../rules/board.ts'
import type { ZelligeTexts } from '../../texts.ts'
import { movesLeft } from '../puzzle-texts.ts'
import { puzzles } from '../puzzles.ts'
import type { PuzzleState } from '../state.ts'

export interface TableActions {
  go: (way: Way) => void
  undo: () => void
  restart: () => void
  leave: () => void
}

const gridIcon = () =>
  svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z' }),
  )

const createButton = (label: string, drawn: SVGSVGElement, onclick: () => void) =>
  h('button', { type: 'button', class: 'zl-undo', 'aria-label': label, title: label, onclick }, drawn)

/** Creates the elements around a puzzle that is played: its goal, its board and the controls. */
export function createTable(stage: Stage<ZelligeTexts>, actions: TableActions) {
  const { texts, formatNumber } = stage
  const { palette } = stage.variant
  const name = h('h2', {})
  const goal = h('p', {})
  const left = h('p', { class: 'zl-left' })
  const target = h('div', { class: 'zl-target', dir: 'ltr', 'aria-hidden': 'true' })
  const rows = h('div', { class: 'live', id: 'zl-puzzle-rows' })
  const board = h('div', {
    class: 'zl-board',
    tabindex: '0',
    role: 'application',
    'aria-describedby': 'zl-puzzle-rows',
  })
  const undo = createButton(texts.undo, undoIcon(), actions.undo)
  const element = h(
    'div',
    { class: 'zl-stage zl-table' },
    h(
      'div',
      { class: 'zl-goal' },
      createButton(texts.puzzles.all, gridIcon(), actions.leave),
      target,
      h('div', { class: 'zl-goal-text' }, name, goal, left),
    ),
    board,
    h(
      'div',
      { class: 'zl-controls' },
      undo,
      createButton(texts.puzzles.restart, icon('again'), actions.restart),
      createArrows(texts, actions.go),
    ),
    rows,
  )
  let yard: ReturnType<typeof createCourtyard> | null = null

  const show = (state: PuzzleState) => {
    const puzzle = state.open === null ? undefined : puzzles[state.open]
    if (!puzzle) return
    left.textContent = stage.formatCount(movesLeft, puzzle.moves - state.history.length)
    undo.ariaDisabled = String(state.history.length === 0 || state.solved)
    rows.replaceChildren(...describeBoard(state, texts, formatNumber))
  }

  return {
    element,
    board,
    /** Lays out the puzzle that was opened, and announces its goal. */
    open(state: PuzzleState): void {
      const { rank = 1 } = puzzles[state.open ?? 0] ?? {}
      name.textContent = texts.puzzles.name.replace('{n}', formatNumber((state.open ?? 0) + 1))
      goal.textContent = texts.puzzles.goal.replace('{n}', formatNumber(rank))
      board.ariaLabel = name.textContent
      target.replaceChildren(starTile(rank, palette, formatNumber(rank)))
      yard = createCourtyard({ state, palette, formatNumber, reducedMotion: () => stage.reducedMotion })
      board.replaceChildren(yard.element)
      yard.reset()
      show(state)
      stage.announce([name, goal, left].map(({ textContent }) => textContent).join(texts.comma))
    },
    show,
    getYard: () => yard,
    getMovesLeft: () => left.textContent,
    focus: () => board.focus({ preventScroll: true }),
  }
}
