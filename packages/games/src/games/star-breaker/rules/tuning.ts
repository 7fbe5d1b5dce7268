import { stepsPerSecond } from '../../../core/index.ts'
import type { TimedPower, State } from './state.ts'

export const powerDurations: Readonly<Record<TimedPower, number>> = {
  wide: 16 * stepsPerSecond,
  slow: 10 * stepsPerSecond,
  catch: 14 * stepsPerSecond,
}
/** Top speed of pearls, below the paddle's, so that a timely reaction always suffices. */
export const maxSpeed = 600 / stepsPerSecond
export const maxGlide = 720 / stepsPerSecond
export const glideAcceleration = 70 / stepsPerSecond
/** Speed of falling lanterns and of the last stars. */
export const fallSpeed = 105 / stepsPerSecond
/** Time without a hit after which the last few stars fall. */
export const lastStarsTimeout = 9 * stepsPerSecond

/** Returns how far a pearl flies in one step. */
export function getPearlSpeed({ level, wall, brokenInWall, steps, powerSteps }: State): number {
  const speed = 226.5 + level * 23.5 + (wall - 1) * 40 + brokenInWall * 1.6 + (steps / stepsPerSecond) * 0.2
  return Math.min(maxSpeed, speed / stepsPerSecond) * (powerSteps.slow > 0 ? 0.66 : 1)
}

/** Returns the direction of a served pearl, from −1 to 1; it swings until launched. */
export function getServeDirection({ steps }: Pick<State, 'steps'>): number {
  const part = (steps % 180) / 180
  return (part < 0.5 ? part * 4 - 1 : 3 - part * 4) * 0.8
}

/** Returns the width that the paddle grows or shrinks to. */
export const getPaddleWidth = ({ wall, level, powerSteps }: State): number =>
  Math.max(44, 89 - level * 3.5 - wall * 4) * (powerSteps.wide > 0 ? 1.55 : 1)
