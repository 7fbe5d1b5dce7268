import { h, starPath, svg } from '../../../../core/index.ts'
import type { Stage } from '../../../../core/index.ts'
import type { ZelligeTexts } from '../../texts.ts'
import { isOpen, readFewest } from '../progress.ts'
import { solvedIn } from '../puzzle-texts.ts'
import { puzzles } from '../puzzles.ts'

const drawing = (viewBox: string, name: string, d: string) =>
  svg('svg', { class: name, viewBox, 'aria-hidden': 'true' }, svg('path', { d }))
const lock = () => drawing('0 0 24 24', 'zl-lock', 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const star = (): SVGSVGElement => drawing('-10 -10 20 20', 'zl-star', starPath(18))

/** Creates the grid of the puzzles: solved ones with a star and the fewest moves, locked ones with a lock. */
export function createPicker(stage: Stage<ZelligeTexts>, onOpen: (puzzle: number) => void) {
  const { texts, formatNumber, formatCount } = stage
  const progress = h('p', { class: 'zl-progress' })
  const grid = h('div', { class: 'zl-puzzles' })
  const title = h('h2', { id: 'zl-puzzles' }, texts.puzzles.title)
  const element = h(
    'div',
    { class: 'zl-picker', role: 'group', 'aria-labelledby': 'zl-puzzles' },
    h('div', { class: 'zl-picker-head' }, title, progress),
    grid,
  )

  const createButton = (fewest: readonly number[], index: number) => {
    const moves = fewest[index] ?? 0
    const locked = !isOpen(fewest, index)
    const name = texts.puzzles.name.replace('{n}', formatNumber(index + 1))
    const status = moves > 0 ? formatCount(solvedIn, moves) : locked && texts.puzzles.locked
    return h(
      'button',
      {
        type: 'button',
        class: 'zl-choice',
        disabled: locked,
        'data-solved': moves > 0 && (moves === puzzles[index]?.par ? 'best' : 'yes'),
        'aria-label': status ? `${name}${texts.comma}${status}` : name,
        onclick: () => onOpen(index),
      },
      h('b', {}, formatNumber(index + 1)),
      moves > 0 && h('span', { class: 'zl-fewest' }, star(), formatNumber(moves)),
      locked && lock(),
    )
  }

  return {
    element,
    show(): void {
      const fewest = readFewest(stage.savedData)
      const solved = fewest.filter((moves) => moves > 0).length
      progress.textContent = texts.puzzles.progress
        .replace('{n}', formatNumber(solved))
        .replace('{all}', formatNumber(puzzles.length))
      grid.replaceChildren(...puzzles.map((_, index) => createButton(fewest, index)))
    },
    /** Focuses a puzzle. @param puzzle its index; by default the first one that is unsolved */
    focus(puzzle: number = Math.max(0, readFewest(stage.savedData).indexOf(0))): void {
      const button = grid.children[puzzle]
      if (button instanceof HTMLElement) button.focus()
    },
  }
}
