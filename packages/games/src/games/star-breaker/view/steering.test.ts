import { describe, expect, it } from 'vitest'
import { InputState } from '../../../core/input/input.ts'
import { createSteering } from './steering.ts'
import type { keys } from './steering.ts'
import type { Pearl } from '../rules/state.ts'

const camera = { x: 100, y: 0, scale: 2, isBeside: true, side: 12, deck: null, album: null }
const flying: Pearl = { x: 90, y: 90, dx: 0, dy: 1, held: null }
const dark = { paddle: { x: 200, width: 100, glide: 0 }, pearls: [flying], light: 0, charge: 0 }
const charged = { ...dark, light: 9, charge: 24 }

function steer() {
  const input = new InputState<keyof typeof keys>()
  const steering = createSteering()
  const read = (state = dark) => {
    const moves = steering.readMoves(input, camera, state)
    input.endStep()
    return moves
  }
  return {
    input,
    steering,
    read,
    press: (x: number, isTouch: boolean, state = dark) => {
      Object.assign(input.pointer, { x, down: true, pressed: true, isTouch })
      return read(state)
    },
    lift: (state = dark) => {
      Object.assign(input.pointer, { down: false, released: true })
      return read(state)
    },
  }
}

describe('steering', () => {
  it('follows the mouse in units of the yard until keys steer', () => {
    const { input, read } = steer()
    read()
    input.pointer.x = 500
    expect(read()).toMatchObject({ target: 200, launch: false, hold: false })
    expect(read()).toMatchObject({ target: 200 })
    input.press('left', 'ArrowLeft')
    read()
    input.release('left', 'ArrowLeft')
    expect(read()).toMatchObject({ target: null, left: false })
  })

  it('draws the paddle where the pointer is, within half a step of the rules', () => {
    const { input, read, steering } = steer()
    read()
    expect(steering.refine(200)).toBe(200)
    input.pointer.x = 503
    read()
    expect(steering.refine(200)).toBe(201.5)
    expect(steering.refine(120)).toBe(122)
  })

  it('drags the paddle by a finger anywhere and launches when it is lifted', () => {
    const { input, read, press, lift } = steer()
    expect(press(700, true)).toMatchObject({ target: 200 })
    input.pointer.x = 760
    expect(read()).toMatchObject({ target: 230, launch: false })
    input.pointer.x = 2000
    expect(read()).toMatchObject({ target: 430 })
    input.pointer.x = 1990
    expect(read()).toMatchObject({ target: 425 })
    expect(lift()).toMatchObject({ launch: true })
  })

  it('keeps the charge when a dragging finger is lifted and put down again', () => {
    const { input, read, press, lift } = steer()
    press(700, true, charged)
    input.pointer.x = 760
    expect(read(charged)).toMatchObject({ hold: true })
    expect(lift(charged)).toMatchObject({ hold: true })
    expect(read(charged)).toMatchObject({ hold: true })
    press(300, true, charged)
    for (let step = 0; step < 20; step++) read(charged)
    expect(lift(charged)).toMatchObject({ hold: true })
  })

  it('fires by a tap, once the charge is full', () => {
    const { read, press, lift } = steer()
    const charging = { ...charged, charge: 20 }
    press(700, true, charging)
    expect(lift(charging)).toMatchObject({ hold: true })
    expect(read(charged)).toMatchObject({ hold: false })
    expect(read({ ...dark, light: 1 })).toMatchObject({ hold: true })
  })

  it('launches a waiting pearl by a tap without firing', () => {
    const { read, press, lift } = steer()
    const waiting = { ...charged, pearls: [{ ...flying, held: 0 }] }
    press(700, true, waiting)
    expect(lift(waiting)).toMatchObject({ launch: true, hold: true })
    expect(read(charged)).toMatchObject({ hold: true })
  })

  it('charges while a key or the mouse button is held, and fires when it is released', () => {
    const { input, read, press, lift } = steer()
    input.press('launch', 'Space')
    expect(read()).toMatchObject({ launch: true, hold: true })
    expect(read()).toMatchObject({ launch: false, hold: true })
    input.release('launch', 'Space')
    read()
    expect(read()).toMatchObject({ launch: false, hold: false })
    expect(press(500, false, charged)).toMatchObject({ hold: true })
    expect(lift(charged)).toMatchObject({ launch: true, hold: false })
  })

  it('keeps the charge of a continued run until a key is pressed and released', () => {
    const { input, read } = steer()
    expect(read(charged)).toMatchObject({ hold: true })
    input.press('launch', 'Space')
    expect(read(charged)).toMatchObject({ hold: true })
    input.release('launch', 'Space')
    read(charged)
    expect(read(charged)).toMatchObject({ hold: false })
  })
})
