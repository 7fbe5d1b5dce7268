import { describe, expect, it } from 'vitest'
import { InputState } from '../../../core/input/input.ts'
import { createSteering } from './steering.ts'
import type { keys } from './steering.ts'

const camera = { x: 100, y: 0, scale: 2, isBeside: true }

function steer() {
  const input = new InputState<keyof typeof keys>()
  const steering = createSteering()
  return {
    input,
    read: (paddle = 200) => {
      const moves = steering(input, camera, paddle, 480)
      input.endStep()
      return moves
    },
  }
}

describe('steering', () => {
  it('follows the mouse in units of the yard', () => {
    const { input, read } = steer()
    read()
    input.pointer.x = 500
    expect(read()).toMatchObject({ target: 200, launch: false, hold: false })
  })

  it('drags the paddle by a finger anywhere, charges meanwhile, and launches when it is lifted', () => {
    const { input, read } = steer()
    Object.assign(input.pointer, { x: 700, down: true, pressed: true })
    expect(read()).toMatchObject({ target: 200, hold: true })
    input.pointer.x = 760
    expect(read()).toMatchObject({ target: 230, hold: true, launch: false })
    Object.assign(input.pointer, { down: false, released: true })
    expect(read()).toMatchObject({ hold: false, launch: true })
  })

  it('charges while a key is held', () => {
    const { input, read } = steer()
    input.press('launch', 'Space')
    expect(read()).toMatchObject({ launch: true, hold: true })
    expect(read()).toMatchObject({ launch: false, hold: true })
    input.release('launch', 'Space')
    read()
    expect(read()).toMatchObject({ launch: false, hold: false })
  })
})
