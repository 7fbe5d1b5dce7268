import { h, icon } from '../../../../core/index.ts'
import type { Stage } from '../../../../core/index.ts'
import { undoIcon } from '../../view/panel.ts'
import type { ZelligeTexts } from '../../texts.ts'
import { canBeDoneIn, solvedWithin } from '../puzzle-texts.ts'
import { puzzles } from '../puzzles.ts'
import type { PuzzleState } from '../state.ts'
import { star } from './picker.ts'

export interface PromptActions {
  undo: () => void
  restart: () => void
  next: () => void
}

/** Creates the message over the board when a puzzle is solved or no move is left. */
export function createPrompt(
  { texts, formatNumber, formatCount }: Stage<ZelligeTexts>,
  actions: PromptActions,
) {
  const text = h('p', { class: 'zl-verdict', id: 'zl-verdict' })
  const note = h('p', { class: 'line' })
  const buttons = h('div', { class: 'actions' })
  const element = h(
    'div',
    { class: 'zl-question', role: 'group', 'aria-labelledby': 'zl-verdict', hidden: true },
    text,
    note,
    buttons,
  )
  const createButton = (label: string, drawn: SVGSVGElement, onclick: () => void, isMain = false) =>
    h('button', { type: 'button', class: isMain ? 'action action-main' : 'action', onclick }, drawn, label)
  const open = (...actionButtons: HTMLElement[]) => {
    buttons.replaceChildren(...actionButtons)
    element.hidden = false
    actionButtons[0]?.focus({ preventScroll: true })
  }

  return {
    element,
    /** Shows the result, and returns it as a text. */
    showSolved({ open: index, history }: PuzzleState): string {
      const { par = 0, moves = 0 } = puzzles[index ?? 0] ?? {}
      const verdict = formatCount(solvedWithin, moves).replace('{made}', formatNumber(history.length))
      const isLast = index === puzzles.length - 1
      text.replaceChildren(star(), verdict)
      note.textContent = history.length > par ? formatCount(canBeDoneIn, par) : texts.puzzles.fewest
      open(
        createButton(isLast ? texts.puzzles.all : texts.puzzles.next, icon('play'), actions.next, true),
        createButton(texts.puzzles.again, icon('again'), actions.restart),
      )
      return `${verdict}. ${note.textContent}`
    },
    showFailed(): string {
      text.textContent = texts.puzzles.failed
      note.textContent = ''
      open(
        createButton(texts.undo, undoIcon(), actions.undo, true),
        createButton(texts.puzzles.restart, icon('again'), actions.restart),
      )
      return texts.puzzles.failed
    },
    hide: () => void (element.hidden = true),
  }
}
