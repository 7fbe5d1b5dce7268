import { defineTouchControls } from '../../../core/index.ts'
import type { Input } from '../../../core/index.ts'
import type { Moves } from '../rules/state.ts'

export const controls = {
  left: { keys: ['ArrowLeft', 'KeyA'] },
  right: { keys: ['ArrowRight', 'KeyD'] },
  brake: { keys: ['ArrowDown', 'KeyS'], gamepad: 'b' },
  nitro: { keys: ['Space', 'ArrowUp', 'KeyW'] },
} as const

export const touchControls = defineTouchControls({
  brake: { icon: 'down', corner: 'near' },
  nitro: { icon: 'up', corner: 'far' },
})

/** Pixels after which a finger drags the wheel instead of pressing a side; `fullLock` is the drag for full lock. */
const slack = 14
const fullLock = 52

/** Reads input as moves. Keys turn the wheel fully; a finger presses a side of the stage or drags the wheel. */
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
        // After overshooting, the wheel follows as soon as the finger turns back.
        if (Math.abs(pulled) > fullLock) grip = pointer.x - Math.sign(pulled) * fullLock
      } else steer = pointer.x < width / 2 ? -1 : 1
    }
    return { steer, brake: input.isHeld('brake'), nitro: input.isHeld('nitro') }
  }
}
