import type { Obstacle } from './state.ts'

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** Returns the remaining share of a movement by distance: 1 from `from` units on, 0 below `to`. */
const approach = (distance: number, from: number, to: number): number =>
  clamp((distance - to) / (from - to), 0, 1)

/** Returns a triangle wave: 0 at even numbers, 1 at odd ones. */
const wave = (turns: number): number => 1 - Math.abs((Math.abs(turns) % 2) - 1)

/** Share of the hero's speed at which a cart rolls towards him. */
const roll = 0.4
/** Distance at which a cart starts to roll, and a load to move. */
const rollStart = 380
const loadStart = 480
/** Distance at which loads and gates stand still, so that there is time to jump. */
const settled = 150
const bobLength = 110

/**
 * Returns where an obstacle is while the hero is at `heroX`. Its own `x` and `z` are where they meet: movements depend on
 * the distance alone, so a course is as passable as one that stands still.
 */
export function getPosition({ kind, x, z }: Obstacle, heroX: number): { x: number; z: number } {
  const distance = x - heroX
  switch (kind) {
    case 'cart':
      return { x: x + roll * clamp(distance, -2 * rollStart, rollStart), z }
    case 'load':
      return { x, z: z + 170 * approach(distance, loadStart, settled) }
    case 'lift':
      return { x, z: z - 58 * approach(distance, loadStart, settled) }
    case 'bees':
      return { x, z: z + 70 * wave(distance / bobLength) }
    case 'swarm':
      return { x, z: z - 56 * wave(distance / bobLength) }
    case 'gate':
      return { x, z: z + 60 * approach(distance, loadStart, settled) }
    default:
      return { x, z }
  }
}
