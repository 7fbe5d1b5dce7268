import type { Random } from '../../core/random.ts'

/** Skill of a bot, which sees only the screen, and reacts late and inexactly like a player. */
export interface Skill {
  /** Steps from seeing to acting: 0.2 to 0.5 s. */
  reaction: number
  /** Standard deviation of its timing, in steps. */
  timing: number
  /** Probability of a wrong decision. */
  mistakes: number
  /** Seconds between two decisions in a game without a clock. */
  pace: number
}

export const skillNames = ['novice', 'average', 'expert'] as const
export type SkillName = (typeof skillNames)[number]

export const skills: Readonly<Record<SkillName, Skill>> = {
  novice: { reaction: 30, timing: 4, mistakes: 0.12, pace: 1 },
  average: { reaction: 20, timing: 2.8, mistakes: 0.05, pace: 0.8 },
  expert: { reaction: 12, timing: 1.8, mistakes: 0.02, pace: 0.6 },
}

/** Returns an approximately normally distributed number with mean 0 and standard deviation 1. */
export function getError(random: Random): number {
  let sum = 0
  for (let i = 0; i < 6; i++) sum += random.next()
  return (sum - 3) * Math.SQRT2
}

/** Delays values by a number of steps, as a reaction time does. */
export function createDelay<Value>(steps: number, first: Value): (value: Value) => Value {
  const queue: Value[] = Array.from({ length: steps }, () => first)
  return (value) => {
    queue.push(value)
    return queue.shift() as Value
  }
}
