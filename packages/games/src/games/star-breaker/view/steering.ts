import type { Input } from '../../../core/index.ts'
import type { Camera } from './camera.ts'
import { getFullCharge } from '../rules/bolts.ts'
import { targetStep, yard } from '../rules/state.ts'
import type { Moves, State } from '../rules/state.ts'
import { minBoltHits, stepsPerBoltHit } from '../rules/tuning.ts'

export const keys = {
  left: ['ArrowLeft', 'KeyA'],
  right: ['ArrowRight', 'KeyD'],
  launch: ['Space', 'ArrowUp', 'KeyW', 'Enter'],
} as const

/** Longest tap, in steps and in CSS pixels: a longer touch drags. */
const tap = { steps: 15, travel: 10 }

type Steered = Pick<State, 'paddle' | 'pearls' | 'light' | 'charge'>

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/**
 * Reads input as moves. The mouse sets the paddle's position, and a hold of a key or button charges a bolt. A finger
 * drags the paddle and launches by lifting; it may lift at any time, because only a tap fires what has been charged.
 */
export function createSteering() {
  let grip: { pointer: number; paddle: number } | null = null
  let lastX: number | null = null
  let target: number | null = null
  let touch = { start: 0, steps: 0, travel: 0 }
  /** Holds the charge between touches. */
  let keepsCharge: boolean | null = null
  let wantsBolt = false

  const steer = (input: Input<keyof typeof keys>, camera: Camera, { paddle }: Steered) => {
    const { pointer } = input
    if (pointer.pressed) grip = { pointer: pointer.x, paddle: paddle.x }
    const moved = lastX !== null && pointer.x !== lastX
    lastX = pointer.x
    if (pointer.down && grip) {
      const wanted = grip.paddle + (pointer.x - grip.pointer) / camera.scale
      target = clamp(wanted, paddle.width / 2, yard.width - paddle.width / 2)
      // After overshooting a wall, the paddle follows as soon as the finger turns back.
      grip.paddle += target - wanted
    } else if (moved && !pointer.pressed) target = (pointer.x - camera.x) / camera.scale
    if (input.isHeld('left') || input.isHeld('right')) target = null
  }
  /** Returns whether a finger was lifted soon and where it went down. */
  const endsTap = ({ pointer }: Pick<Input, 'pointer'>): boolean => {
    if (pointer.pressed) touch = { start: pointer.x, steps: 0, travel: 0 }
    touch.steps += 1
    touch.travel = Math.max(touch.travel, Math.abs(pointer.x - touch.start))
    return pointer.isTouch && pointer.released && touch.steps <= tap.steps && touch.travel <= tap.travel
  }
  const readHold = (input: Input<keyof typeof keys>, state: Steered): boolean => {
    const { pointer } = input
    // A continued run keeps what it had charged.
    keepsCharge ??= state.charge > 0
    if (input.wasPressed('launch')) keepsCharge = false
    else if (pointer.pressed) keepsCharge = pointer.isTouch
    const isTap = endsTap(input)
    if (!keepsCharge) return input.isHeld('launch') || pointer.down
    const full = getFullCharge(state)
    const canFire = full >= minBoltHits * stepsPerBoltHit && state.pearls.every(({ held }) => held === null)
    wantsBolt = canFire && (wantsBolt || isTap)
    if (!wantsBolt || state.charge < full) return true
    wantsBolt = false
    return false
  }

  return {
    readMoves(input: Input<keyof typeof keys>, camera: Camera, state: Steered | null): Moves {
      if (!state) return { target: null, left: false, right: false, launch: false, hold: false }
      steer(input, camera, state)
      return {
        target,
        left: input.isHeld('left'),
        right: input.isHeld('right'),
        launch: input.wasPressed('launch') || input.pointer.released,
        hold: readHold(input, state),
      }
    },
    /** Returns where to draw the paddle: where the pointer is, within the half step that moves are rounded by. */
    refine: (x: number): number =>
      target === null ? x : clamp(target, x - targetStep / 2, x + targetStep / 2),
  }
}
