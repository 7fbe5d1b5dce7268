import type { Input } from '../../core/index.ts'
import type { Moves } from './state.ts'

export const controls = {
  left: { keys: ['ArrowLeft', 'KeyA'] },
  right: { keys: ['ArrowRight', 'KeyD'] },
  brake: { keys: ['ArrowDown', 'KeyS', 'Space'], button: { icon: 'down', corner: 'far' } },
} as const

/** A finger that moves this far drags the wheel instead of holding a side, and this far is full lock. */
const slack = 14
const fullLock = 52

/** Keys turn the wheel fully; a finger holds a side of the stage, or drags the wheel from where it came down. */
export function createSteering() {
  let grip = 0
  let dragging = false
  return (input: Input<keyof typeof controls>, width: number): Moves => {
    const { pointer } = input
    if (pointer.pressed) {
      grip = pointer.x
      dragging = false
    }
    let steer = (input.isHeld('right') ? 1 : 0) - (input.isHeld('left') ? 1 : 0)
    if (pointer.down) {
      const pulled = pointer.x - grip
      dragging ||= Math.abs(pulled) > slack
      if (dragging) {
        steer = Math.max(-1, Math.min(1, pulled / fullLock))
        // A finger that overshot turns back at once.
        if (Math.abs(pulled) > fullLock) grip = pointer.x - Math.sign(pulled) * fullLock
      } else steer = pointer.x < width / 2 ? -1 : 1
    }
    return { steer, brake: input.isHeld('brake') }
  }
}
