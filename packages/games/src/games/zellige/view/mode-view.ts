import type { Stage, View } from '../../../core/index.ts'
import { isPuzzleState } from '../modes.ts'
import type { ModeEvent, ModeState } from '../modes.ts'
import type { PuzzleMoves } from '../puzzles/state.ts'
import { createPuzzlesView } from '../puzzles/view/puzzles-view.ts'
import type { ZelligeTexts } from '../texts.ts'
import { createView } from './view.ts'

const rest: PuzzleMoves = { go: null, undo: false, finish: false, command: null }

/** Creates the view of the run's mode, which the first state tells. */
export function createModeView(stage: Stage<ZelligeTexts>): View<ModeState, PuzzleMoves, ModeEvent> {
  let ranked: ReturnType<typeof createView> | null = null
  let puzzles: ReturnType<typeof createPuzzlesView> | null = null
  const focus = () => {
    const focusMode = (ranked ?? puzzles)?.focus
    if (focusMode) focusMode()
    else stage.element.focus({ preventScroll: true })
  }
  /** Passes on the focus that the stage got before it had a view. */
  const takeFocus = () => {
    if (document.activeElement === stage.element) focus()
  }

  return {
    readMoves: (input) =>
      puzzles?.readMoves(input) ?? (ranked ? { ...ranked.readMoves(input), command: null } : rest),
    draw(state, frame) {
      const isNew = !ranked && !puzzles
      if (isPuzzleState(state)) {
        puzzles ??= createPuzzlesView(stage)
      } else {
        ranked ??= createView(stage)
        ranked.draw(state, frame)
      }
      if (isNew) takeFocus()
    },
    react(event, state) {
      if (event.kind === 'puzzle') {
        if (isPuzzleState(state)) puzzles?.react(event.event, state)
      } else if (!isPuzzleState(state)) {
        ranked ??= createView(stage)
        ranked.react?.(event, state)
      }
    },
    focus,
    getIntensity: (state) => (isPuzzleState(state) ? 0.2 : (ranked?.getIntensity?.(state) ?? 0)),
    summarize: (state) => (isPuzzleState(state) ? [] : (ranked?.summarize?.(state) ?? [])),
  }
}
