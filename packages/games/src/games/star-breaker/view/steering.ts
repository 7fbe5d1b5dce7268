import type { Input } from '../../../core/index.ts'
import type { Camera } from './camera.ts'
import type { Moves } from '../rules/state.ts'

export const keys = {
  left: ['ArrowLeft', 'KeyA'],
  right: ['ArrowRight', 'KeyD'],
  launch: ['Space', 'ArrowUp', 'KeyW', 'Enter'],
} as const

/** Reads input as moves. The mouse sets the paddle's position; a finger drags it and launches by lifting. A hold charges a bolt. */
export function createSteering() {
  let grip: { pointer: number; paddle: number } | null = null
  let lastX: number | null = null
  return (input: Input<keyof typeof keys>, camera: Camera, paddle: number, width: number): Moves => {
    const { pointer } = input
    let target: number | null = null
    if (pointer.pressed) grip = { pointer: pointer.x, paddle }
    const moved = lastX !== null && pointer.x !== lastX
    lastX = pointer.x
    if (pointer.down && grip) {
      const wanted = grip.paddle + (pointer.x - grip.pointer) / camera.scale
      target = Math.max(0, Math.min(width, wanted))
      // After overshooting a wall, the paddle follows as soon as the finger turns back.
      grip.paddle += target - wanted
    } else if (moved) target = (pointer.x - camera.x) / camera.scale
    return {
      target: moved || pointer.pressed ? target : null,
      left: input.isHeld('left'),
      right: input.isHeld('right'),
      launch: input.wasPressed('launch') || pointer.released,
      hold: input.isHeld('launch') || pointer.down,
    }
  }
}
