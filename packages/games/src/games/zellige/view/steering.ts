import type { Input } from '../../../core/index.ts'
import type { Way } from '../rules/board.ts'

/** Pixels (CSS) that a finger moves before it counts as a slide. */
const swipeDistance = 26

export const keys = {
  up: ['ArrowUp', 'KeyW'],
  right: ['ArrowRight', 'KeyD'],
  down: ['ArrowDown', 'KeyS'],
  left: ['ArrowLeft', 'KeyA'],
} as const satisfies Record<Way, readonly string[]>

/** Reads swipes from the pointer: one slide per contact, as soon as its direction is clear. */
export function createSwipes() {
  let from: { x: number; y: number } | null = null
  return ({ pointer }: Pick<Input, 'pointer'>): Way | null => {
    if (pointer.pressed) from = { x: pointer.x, y: pointer.y }
    if (!from) return null
    const x = pointer.x - from.x
    const y = pointer.y - from.y
    const far = Math.max(Math.abs(x), Math.abs(y))
    // Checks the release last, because a whole tap can happen between two steps.
    if (far < swipeDistance) {
      if (!pointer.down) from = null
      return null
    }
    from = null
    if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left'
    return y > 0 ? 'down' : 'up'
  }
}
