import type { Lasting, State } from './world.ts'

const stepsASecond = 60
export const lastsFor: Readonly<Record<Lasting, number>> = {
  wide: 16 * stepsASecond,
  slow: 10 * stepsASecond,
  catch: 14 * stepsASecond,
}
/** The fastest a pearl ever flies, and the paddle glides under the keys: whoever reacts in time gets there. */
export const fastest = 470 / stepsASecond
export const glideMost = 580 / stepsASecond
export const glideGain = 70 / stepsASecond
/** Of lanterns and of the last stars. */
export const fallSpeed = 105 / stepsASecond
/** Without a star hit for so long, the last few come down by themselves. */
export const patience = 9 * stepsASecond

/** How far a pearl flies in a step. */
export function speedOf({ level, wall, haste, lasts }: State): number {
  const speed = 245 + level * 12 + (wall - 1) * 14 + haste * 1.5
  return Math.min(fastest, speed / stepsASecond) * (lasts.slow > 0 ? 0.66 : 1)
}

/** Where a served pearl will go, from −1 to 1: it swings until it is sent. */
export function swing({ steps }: Pick<State, 'steps'>): number {
  const part = (steps % 180) / 180
  return (part < 0.5 ? part * 4 - 1 : 3 - part * 4) * 0.8
}

/** How wide the paddle wants to be. */
export const widthOf = ({ wall, level, lasts }: State): number =>
  Math.max(56, 84 - level * 2 - wall * 2) * (lasts.wide > 0 ? 1.55 : 1)
