import './puzzles.css'
import { moveFocus } from '../../../../core/index.ts'
import type { Input, Stage } from '../../../../core/index.ts'
import { ways } from '../../rules/board.ts'
import { readSavedRank } from '../../saved-rank.ts'
import { sounds } from '../../sounds.ts'
import { createSwipes } from '../../view/steering.ts'
import type { ZelligeTexts } from '../../texts.ts'
import { addSolution, readFewest } from '../progress.ts'
import { leave, restart } from '../puzzle-rules.ts'
import { puzzles } from '../puzzles.ts'
import type { Shift } from '../shift.ts'
import type { PuzzleEvent, PuzzleMoves, PuzzleState } from '../state.ts'
import { createPicker } from './picker.ts'
import { createPrompt } from './prompt.ts'
import { createTable } from './table.ts'

/** Creates the view of a free run: the grid of the puzzles, and the puzzle being played. */
export function createPuzzlesView(stage: Stage<ZelligeTexts>) {
  const { element, sound, announce } = stage
  const swipe = createSwipes()
  const rest: PuzzleMoves = { go: null, undo: false, finish: false, command: null }
  let asked = rest
  let openPuzzle: number | null = null
  const ask = (moves: Partial<PuzzleMoves>) => void (asked = { ...asked, ...moves })
  const send = (command: number) => ask({ command })
  const actions = {
    go: (go: PuzzleMoves['go']) => ask({ go }),
    undo: () => ask({ undo: true }),
    restart: () => send(restart),
    leave: () => send(leave),
    next: () => {
      const next = (openPuzzle ?? 0) + 1
      send(next < puzzles.length ? next : leave)
    },
  }
  const picker = createPicker(stage, send)
  const table = createTable(stage, actions)
  const prompt = createPrompt(stage, actions)
  element.append(picker.element, table.element)

  const showMode = () => {
    picker.element.hidden = openPuzzle !== null
    table.element.hidden = openPuzzle === null
  }
  picker.show()
  showMode()

  const closePrompt = () => {
    const hadFocus = prompt.element.contains(document.activeElement)
    prompt.hide()
    if (hadFocus) table.focus()
  }
  const store = ({ open, history }: PuzzleState) => {
    if (open === null) return
    const fewest = addSolution(readFewest(stage.savedData), open, history.length)
    stage.saveData({ finest: readSavedRank(stage.savedData), fewest })
  }
  const onShifted = ({ slide, swept, crumbled }: Shift, state: PuzzleState) => {
    const yard = table.getYard()
    const delay = yard?.slide(slide, swept, crumbled, null) ?? 0
    for (const { line } of slide.lights) yard?.beam(line, delay - 110)
    if (slide.merges.length === 0) sound.play(...sounds.slide)
    for (const { into, beat } of slide.merges.slice(0, 6)) sound.play(...sounds.merge(into.rank, beat * 0.11))
    if (slide.lights.length > 0) sound.play(...sounds.light)
    if (crumbled.length > 0) sound.play(...sounds.crumble)
    table.show(state)
    announce(table.getMovesLeft())
  }

  return {
    readMoves(input: Input): PuzzleMoves {
      const way = ways.find((each) => input.wasPressed(each)) ?? null
      const swiped = swipe(input)
      const menu = openPuzzle === null ? picker.element : prompt.element.hidden ? null : prompt.element
      const moves = { ...asked }
      asked = rest
      if (menu && way) moveFocus(menu, way)
      else if (!menu) moves.go ??= way ?? swiped
      moves.undo ||= input.wasPressed('undo')
      if (openPuzzle !== null && input.wasPressed('restart')) moves.command ??= restart
      return moves
    },
    react(event: PuzzleEvent, state: PuzzleState): void {
      if (event.kind === 'opened') {
        openPuzzle = state.open
        showMode()
        prompt.hide()
        table.open(state)
        table.board.append(prompt.element)
        table.focus()
      } else if (event.kind === 'left') {
        const left = openPuzzle ?? undefined
        openPuzzle = null
        picker.show()
        showMode()
        picker.focus(left)
      } else if (event.kind === 'shifted') onShifted(event.shift, state)
      else if (event.kind === 'blocked') {
        table.getYard()?.nudge(event.way)
        sound.play(...sounds.blocked)
      } else if (event.kind === 'undone') {
        sound.play(...sounds.undo)
        table.getYard()?.undoMove()
        table.show(state)
        closePrompt()
        announce(table.getMovesLeft())
      } else if (event.kind === 'solved') {
        sound.play(...sounds.finest)
        table.show(state)
        store(state)
        announce(prompt.showSolved(state))
      } else {
        sound.play(...sounds.stuck)
        announce(prompt.showFailed())
      }
    },
    focus(): void {
      if (openPuzzle === null) picker.focus()
      else if (prompt.element.hidden) table.focus()
      else prompt.element.querySelector('button')?.focus({ preventScroll: true })
    },
  }
}
