/** Jump physics: holding the key prolongs the rise, releasing it drops the hero fast. */
export const jumpSpeed = 10.2
export const wingSpeed = 9.4
const heldGravity = 0.52
const freeGravity = 0.86
/** Upper bound of the rise once the key is released. */
const maxReleasedRise = 7.4
const maxFallSpeed = 15

export const heroHeight = 38
export const heroHalf = 12
/** Feet are narrower than shoulders: a toe on the ledge is no landing, a heel is. */
export const footHalf = 9

/** Returns the vertical speed after one step in the air. */
export function applyGravity(vz: number, held: boolean): number {
  const capped = !held && vz > maxReleasedRise ? maxReleasedRise : vz
  return Math.max(-maxFallSpeed, capped - (held && capped > 0 ? heldGravity : freeGravity))
}

/** Returns the steps of a full jump until the feet come down to `rise` above the take-off, or null if they never do. */
export function getAirSteps(rise: number): number | null {
  let [z, vz] = [0, jumpSpeed]
  for (let step = 1; step < 200; step++) {
    vz = applyGravity(vz, true)
    z += vz
    if (vz < 0 && z <= rise) return z - vz < rise ? null : step
  }
  return null
}

/** Largest height of the feet in a jump. */
export const jumpHeight = (() => {
  let [z, vz] = [0, applyGravity(jumpSpeed, true)]
  for (; vz > 0; vz = applyGravity(vz, true)) z += vz
  return z
})()

/** Distance after which the speed rises steeply, so that every run ends: about five minutes. */
const finale = 160_000

/** Returns the running speed at `x`, in units per step. It rises quickly at first, then slowly without limit. */
export function getSpeed(x: number, level: number): number {
  const run = Math.max(0, x)
  const rise = 3.6 * (1 - 1 / (1 + run / 20_000)) + run / 60_000
  return 4.1 + (level - 1) * (0.44 + 0.025 * (level - 1)) + rise + Math.max(0, run - finale) / 9000
}

/** Returns the difficulty at `x`, from 0 to 1. */
export const getDifficulty = (x: number, level: number): number =>
  Math.min(1, Math.max(0, x) / 30_000 + 0.18 * (level - 1))
