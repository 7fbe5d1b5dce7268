import { stepsPerSecond } from '../../../core/index.ts'
import { swing } from './state.ts'
import type { TimedPower, State } from './state.ts'

export const powerDurations: Readonly<Record<TimedPower, number>> = {
  wide: 16 * stepsPerSecond,
  slow: 10 * stepsPerSecond,
  catch: 14 * stepsPerSecond,
  pierce: 6 * stepsPerSecond,
}
/** Top speed of pearls, below the paddle's, so that a timely reaction always suffices. */
export const maxSpeed = 600 / stepsPerSecond
export const maxGlide = 720 / stepsPerSecond
export const glideAcceleration = 70 / stepsPerSecond
/** Speed of falling lanterns and of the last stars, and of a boss's embers. */
export const fallSpeed = 105 / stepsPerSecond
export const emberSpeed = 180 / stepsPerSecond
/** Time without a hit after which the last few stars fall. */
export const lastStarsTimeout = 9 * stepsPerSecond
/** The same when only this many stars are left. */
export const fewStars = 6
export const fewStarsTimeout = 3 * stepsPerSecond

/** Light that the paddle holds; one star gives 1, one hit of a bolt takes `lightPerHit`. */
export const maxLight = 24
export const lightPerHit = 2
/** Steps to hold for each hit of a bolt. */
export const stepsPerBoltHit = 6
export const minBoltHits = 2
export const boltSpeed = 9

/** Time between the warning of an attack and its strike. */
export const warningSteps = 1.2 * stepsPerSecond
/** Time for which a hit by an attack makes the paddle short. */
export const dazeSteps = 5 * stepsPerSecond

/** Returns how far a pearl flies in one step. */
export function getPearlSpeed({ level, wall, brokenInWall, steps, powerSteps }: State): number {
  const speed = 190 + level * 25 + (wall - 1) * 19 + brokenInWall * 1.2 + (steps / stepsPerSecond) * 0.2
  return Math.min(maxSpeed, speed / stepsPerSecond) * (powerSteps.slow > 0 ? 0.66 : 1)
}

/** Returns the direction of a served pearl, from −1 to 1; it swings until launched. */
export const getServeDirection = ({ steps }: Pick<State, 'steps'>): number => swing(steps, 180) * 0.8

/** Returns the width that the paddle grows or shrinks to. */
export const getPaddleWidth = ({ wall, level, powerSteps, dazedSteps }: State): number =>
  Math.max(52, 117 - level * level * 1.4 - wall * 3) *
  (powerSteps.wide > 0 ? 1.55 : 1) *
  (dazedSteps > 0 ? 0.62 : 1)
