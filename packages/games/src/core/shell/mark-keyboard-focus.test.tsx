import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h } from './dom.ts'
import { markKeyboardFocus } from './mark-keyboard-focus.ts'

afterEach(() => document.body.replaceChildren())

function stage() {
  const before = h('button', { type: 'button' }, 'Before')
  const board = h('div', { tabindex: '0', 'aria-label': 'Board' })
  const undo = h('button', { type: 'button' }, 'Undo')
  const element = h('main', {}, board, undo)
  document.body.append(before, element)
  return { element, before, board, undo, forget: markKeyboardFocus(element) }
}
const moved = ({ element }: ReturnType<typeof stage>) => element.dataset['focus'] === 'moved'

it('marks focus moved by Tab until a press', async () => {
  const on = stage()
  on.board.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(moved(on)).toBe(false)
  await userEvent.tab()
  expect(document.activeElement).toBe(on.undo)
  expect(moved(on)).toBe(true)
  await userEvent.click(on.undo)
  expect(moved(on)).toBe(false)
})

it('marks focus that enters by Tab until the mark is removed', async () => {
  const on = stage()
  on.before.focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(on.board)
  expect(moved(on)).toBe(true)
  on.forget()
  expect(moved(on)).toBe(false)
})
