import { describe, expect, it } from 'vitest'
import { wouldScroll } from './controls.ts'
import { nextPhase } from '../runner/phase.ts'
import { InputState } from './input.ts'

describe('InputState', () => {
  it('reports a press that starts and ends between two steps', () => {
    const input = new InputState<'jump'>()
    input.press('jump', 'Space')
    input.release('jump', 'Space')
    expect([input.wasPressed('jump'), input.isHeld('jump'), input.wasReleased('jump')]).toEqual([
      true,
      true,
      true,
    ])
    input.endStep()
    expect([input.wasPressed('jump'), input.isHeld('jump'), input.wasReleased('jump')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('holds an action while any source holds it', () => {
    const input = new InputState<'jump'>()
    input.press('jump', 'Space')
    input.endStep()
    input.press('jump', 'pointer 1')
    expect(input.wasPressed('jump')).toBe(false)
    input.release('jump', 'Space')
    expect([input.isHeld('jump'), input.wasReleased('jump')]).toEqual([true, false])
    input.release('jump', 'pointer 1')
    expect([input.isHeld('jump'), input.wasReleased('jump')]).toEqual([false, true])
  })

  it('releases everything at once and ignores later releases', () => {
    const input = new InputState<'jump'>()
    input.press('jump', 'Space')
    input.releaseAll()
    input.release('jump', 'Space')
    expect([input.wasPressed('jump'), input.isHeld('jump'), input.wasReleased('jump')]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('keys', () => {
  it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageDown', 'Home', 'End', 'Space'])(
    'prevents %s from scrolling the page around the frame',
    (code) => expect(wouldScroll(code, new EventTarget())).toBe(true),
  )

  /** Creates an element that matches a selector of this kind. */
  const focused = (kind: string) =>
    Object.assign(new EventTarget(), { closest: (selector: string) => (selector.includes(kind) ? {} : null) })

  it('leaves Space to buttons and all keys to text fields', () => {
    expect(wouldScroll('Space', focused('button'))).toBe(false)
    expect(wouldScroll('ArrowUp', focused('button'))).toBe(true)
    expect(wouldScroll('ArrowUp', focused('input'))).toBe(false)
    expect(wouldScroll('Space', focused('input'))).toBe(false)
  })

  it.each(['KeyA', 'Tab', 'Enter', 'F5'])('leaves %s to the browser', (code) =>
    expect(wouldScroll(code, new EventTarget())).toBe(false),
  )
})

describe('nextPhase', () => {
  it.each([
    ['title', 'play', 'playing'],
    ['playing', 'pause', 'paused'],
    ['paused', 'resume', 'playing'],
    ['paused', 'restart', 'playing'],
    ['playing', 'end', 'ending'],
    ['ending', 'settle', 'over'],
    ['over', 'restart', 'playing'],
  ] as const)('moves from %s by %s to %s', (from, event, to) => expect(nextPhase(from, event)).toBe(to))

  it.each([
    ['title', 'pause'],
    ['paused', 'pause'],
    ['ending', 'pause'],
    ['over', 'resume'],
    ['over', 'pause'],
  ] as const)('stays in %s on %s', (from, event) => expect(nextPhase(from, event)).toBeNull())
})
