import { beforeEach, describe, expect, it } from 'vitest'
import { h } from '../shell/dom.ts'
import { moveFocus } from './move-focus.ts'
import type { FocusMove } from './move-focus.ts'

/** Three rows of three buttons, a to i; e is disabled and h hidden. */
const board = h('div')
const getFocused = () => document.activeElement?.textContent
beforeEach(() => {
  const buttons = 'abcdefghi'.split('').map((name) => h('button', { type: 'button' }, name))
  const grid = h('div', {}, ...buttons)
  Object.assign(grid.style, { display: 'grid', gridTemplateColumns: 'repeat(3, 40px)', gridAutoRows: '40px' })
  const [disabled, hidden] = [buttons[4], buttons[7]]
  if (disabled) disabled.disabled = true
  if (hidden) hidden.hidden = true
  board.replaceChildren(grid)
  document.body.append(board)
  return () => board.remove()
})
const start = (name: string) =>
  [...board.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus()

describe('moveFocus', () => {
  it.each<[string, FocusMove, string]>([
    ['a', 'right', 'b'],
    ['b', 'left', 'a'],
    ['a', 'down', 'd'],
    ['g', 'up', 'd'],
    ['d', 'right', 'f'],
    ['f', 'next', 'g'],
    ['g', 'previous', 'f'],
    ['i', 'next', 'a'],
    ['a', 'previous', 'i'],
  ])('moves from %s %s to %s', (from, move, to) => {
    start(from)
    expect(moveFocus(board, move)).toBe(true)
    expect(getFocused()).toBe(to)
  })

  it.each<[string, FocusMove]>([
    ['a', 'left'],
    ['c', 'up'],
    ['g', 'down'],
  ])('stays on %s where nothing is %s', (from, move) => {
    start(from)
    expect(moveFocus(board, move)).toBe(false)
    expect(getFocused()).toBe(from)
  })

  it('enters from outside at the first control, and does nothing without one', () => {
    expect(moveFocus(board, 'down')).toBe(true)
    expect(getFocused()).toBe('a')
    board.replaceChildren()
    expect(moveFocus(board, 'down')).toBe(false)
  })
})
