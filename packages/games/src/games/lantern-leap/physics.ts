/** How the hero moves: a jump rises long while the key is held and drops fast when it is not. */
export const jumpSpeed = 10.2
export const wingSpeed = 9.4
const heldPull = 0.52
const freePull = 0.86
/** Letting go early cuts the rise down to this. */
const cutSpeed = 7.4
const fastestFall = 15

export const heroHeight = 38
export const heroHalf = 12
/** Feet are narrower than shoulders: a toe on the ledge is not a landing, but a heel is. */
export const footHalf = 9

/** Vertical speed after one step in the air. */
export function pull(vz: number, held: boolean): number {
  const capped = !held && vz > cutSpeed ? cutSpeed : vz
  return Math.max(-fastestFall, capped - (held && capped > 0 ? heldPull : freePull))
}

/** Steps from take-off with the key held until the feet come down to `rise` above it; null when never. */
export function airSteps(rise: number): number | null {
  let [z, vz] = [0, jumpSpeed]
  for (let step = 1; step < 200; step++) {
    vz = pull(vz, true)
    z += vz
    if (vz < 0 && z <= rise) return z - vz < rise ? null : step
  }
  return null
}

/** The highest that feet come. */
export const jumpHeight = (() => {
  let [z, vz] = [0, pull(jumpSpeed, true)]
  for (; vz > 0; vz = pull(vz, true)) z += vz
  return z
})()

/** Running speed where the hero has come to `x`, in units a step: soon quicker, then slowly so without end. */
export const speedAt = (x: number, level: number): number =>
  4.2 + 0.3 * (level - 1) + 3.6 * (1 - 1 / (1 + Math.max(0, x) / 16_000)) + Math.max(0, x) / 100_000

/** How hard the course is there, from 0 to 1. */
export const hardnessAt = (x: number, level: number): number =>
  Math.min(1, Math.max(0, x) / 26_000 + 0.13 * (level - 1))
