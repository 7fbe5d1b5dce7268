import { expect, it } from 'vitest'
import { listenToPointers } from './controls.ts'
import { InputState } from './input.ts'

it.each([
  ['mouse', false],
  ['touch', true],
  ['pen', true],
])('tells whether a %s is a touch', (pointerType, isTouch) => {
  const stage = document.createElement('div')
  const input = new InputState()
  const abortController = new AbortController()
  listenToPointers(stage, {}, input, abortController.signal)
  stage.dispatchEvent(new PointerEvent('pointerdown', { pointerType, pointerId: 3 }))
  expect(input.pointer).toMatchObject({ down: true, isTouch })
  stage.dispatchEvent(new PointerEvent('pointerup', { pointerType, pointerId: 3 }))
  expect(input.pointer).toMatchObject({ down: false, released: true, isTouch })
  abortController.abort()
})
