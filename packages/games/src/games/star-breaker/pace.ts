import type { Lasting, State } from './world.ts'

const stepsASecond = 60
export const lastsFor: Readonly<Record<Lasting, number>> = {
  wide: 16 * stepsASecond,
  slow: 10 * stepsASecond,
  catch: 14 * stepsASecond,
}
/** Top speed of pearls, equal to the paddle's speed under the keys, so that a timely reaction always suffices. */
export const fastest = 470 / stepsASecond
export const glideMost = 580 / stepsASecond
export const glideGain = 70 / stepsASecond
/** Speed of falling lanterns and of the last stars. */
export const fallSpeed = 105 / stepsASecond
/** Time without a hit after which the last few stars fall. */
export const patience = 9 * stepsASecond

/** Returns how far a pearl flies in one step. */
export function speedOf({ level, wall, haste, lasts }: State): number {
  const speed = 245 + level * 12 + (wall - 1) * 14 + haste * 1.5
  return Math.min(fastest, speed / stepsASecond) * (lasts.slow > 0 ? 0.66 : 1)
}

/** Returns the direction of a served pearl, from −1 to 1; it swings until launched. */
export function swing({ steps }: Pick<State, 'steps'>): number {
  const part = (steps % 180) / 180
  return (part < 0.5 ? part * 4 - 1 : 3 - part * 4) * 0.8
}

/** Returns the width that the paddle grows or shrinks to. */
export const widthOf = ({ wall, level, lasts }: State): number =>
  Math.max(56, 84 - level * 2 - wall * 2) * (lasts.wide > 0 ? 1.55 : 1)
