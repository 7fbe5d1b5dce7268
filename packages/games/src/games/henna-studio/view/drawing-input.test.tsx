import { describe, expect, it } from 'vitest'
import { InputState } from '../../../core/input/input.ts'
import { rest } from '../rules/moves.ts'
import { toPoint } from '../rules/geometry.ts'
import { createDrawingInput } from './drawing-input.ts'
import type { Action } from './drawing-input.ts'
import { createHandView } from './hand-view.ts'

function open() {
  const hand = createHandView('hand', 'hint')
  document.body.append(hand.element)
  hand.viewport.resize({ width: 304, height: 512 })
  hand.element.setPointerCapture = () => undefined
  const [drawing, input] = [createDrawingInput(hand), new InputState<Action>()]
  drawing.allowZoom(true)
  const { x, y } = hand.element.getBoundingClientRect()
  const send = (type: string, pointerId: number, at: readonly [number, number], pointerType = 'touch') =>
    hand.element.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType, clientX: x + at[0], clientY: y + at[1], button: 0 }),
    )
  const read = (steps: number) => Array.from({ length: steps }, () => drawing.readMoves(input, true))
  return { ...hand, drawing, send, read, input }
}

describe('fingers on the hand', () => {
  it('zoom with two, and draw nothing', () => {
    const { send, read, viewport } = open()
    send('pointerdown', 1, [140, 250])
    read(2)
    send('pointerdown', 2, [160, 250])
    send('pointermove', 2, [180, 250])
    expect(read(20)).toEqual(Array.from({ length: 20 }, () => rest))
    expect(viewport.getZoom()).toBeGreaterThan(1.5)
    send('pointerup', 2, [180, 250])
    send('pointermove', 1, [100, 250])
    send('pointerup', 1, [100, 250])
    expect(read(10)).toEqual(Array.from({ length: 10 }, () => rest))
  })

  it('draw with one at the place under it, at any zoom', () => {
    const { send, read, viewport } = open()
    viewport.step(1, { x: 200, y: 300 })
    viewport.step(1, { x: 200, y: 300 })
    send('pointerdown', 1, [152, 256])
    const drawn = read(20).flatMap(({ point }) => (point === null ? [] : [toPoint(point)]))
    expect(drawn[0]).toEqual({ x: 200, y: 300 })
    send('pointermove', 1, [152 + 24, 256])
    expect(toPoint(read(1)[0]?.point ?? 0).x).toBe(200 + 24 / viewport.getZoom())
  })

  it('mark with a tap that is shorter than the wait for a second finger', () => {
    const { send, read } = open()
    send('pointerdown', 1, [100, 100])
    send('pointerup', 1, [100, 100])
    expect(read(3).filter(({ point }) => point !== null)).toHaveLength(1)
  })

  it('draw at once with a mouse', () => {
    const { send, read } = open()
    send('pointerdown', 1, [100, 100], 'mouse')
    expect(read(1)[0]?.point).not.toBeNull()
  })
})

describe('keys', () => {
  it('zoom in the studio, and not in a memory round', () => {
    const { drawing, input, read, viewport } = open()
    input.press('zoomIn', 'Equal')
    read(1)
    expect(viewport.getZoom()).toBeGreaterThan(1)
    drawing.allowZoom(false)
    expect(viewport.getZoom()).toBe(1)
    read(1)
    expect(viewport.getZoom()).toBe(1)
  })
})
