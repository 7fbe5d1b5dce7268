import type { Random } from '../../core/random.ts'
import { stepsPerSecond } from '../../core/runner/loop.ts'
import { createExplorer, randomWalker } from '../../games/oasis-quest/rules/bots.ts'
import type { Explorer } from '../../games/oasis-quest/rules/bots.ts'
import type { Moves, State } from '../../games/oasis-quest/rules/state.ts'
import { skills } from './skills.ts'
import type { SkillName } from './skills.ts'

/** Novices walk into creatures and take the nearest item; experts plan around both while their water lasts. */
const explorers: Readonly<Record<SkillName, Explorer>> = {
  novice: { detour: 4, harvest: 0, reserve: 0, foresight: 0.1 },
  average: { detour: 6, harvest: 12, reserve: 10, foresight: 0.7 },
  expert: { detour: 8, harvest: 60, reserve: 6, foresight: 1 },
}

/** Explores the lit area; sometimes walks in a random direction. */
export function createPlayer(skill: SkillName) {
  const { mistakes, pace } = skills[skill]
  const explore = createExplorer(explorers[skill])
  let wait = 0
  let astray = 0
  return (state: State, random: Random): Moves => {
    if ((wait -= 1) > 0 || state.stepsUntilTurn > 0 || state.leaving > 0) return { turn: null }
    wait = Math.round(pace * 0.5 * stepsPerSecond)
    if (astray > 0) astray -= 1
    else if (random.chance(mistakes)) astray = 3
    return { turn: astray > 0 ? randomWalker(state, random) : explore(state, random) }
  }
}
