import type { Random } from '../../core/random.ts'
import { stepsPerSecond } from '../../core/runner/loop.ts'
import { explorer, randomWalker } from '../../games/oasis-quest/rules/bots.ts'
import { getDirection } from '../../games/oasis-quest/rules/grid.ts'
import { findWay } from '../../games/oasis-quest/rules/sight.ts'
import type { Moves, State, Turn } from '../../games/oasis-quest/rules/state.ts'
import type { Skill } from './skills.ts'

/** Returns the turn to the nearest well that was seen, when the water gets low. */
function seekWater(state: State): Turn | null {
  const { chamber, drunk, seen, water, hero } = state
  if (water > chamber.skin * 0.45) return null
  const [way] = chamber.wells
    .filter((cell) => seen[cell] && !drunk.includes(cell))
    .map((cell) => findWay(state, cell))
    .filter(({ length }) => length > 0 && length < water)
    .toSorted((a, b) => a.length - b.length)
  const next = way?.[0]
  return next === undefined ? null : getDirection(chamber.width, hero, next)
}

/** Explores what the light shows; walks astray now and then. */
export function createPlayer({ mistakes, pace }: Skill) {
  let wait = 0
  let astray = 0
  return (state: State, random: Random): Moves => {
    if ((wait -= 1) > 0 || state.stepsUntilTurn > 0 || state.leaving > 0) return { turn: null }
    wait = Math.round(pace * 0.5 * stepsPerSecond)
    if (astray > 0) astray -= 1
    else if (random.chance(mistakes)) astray = 3
    return { turn: astray > 0 ? randomWalker(state, random) : (seekWater(state) ?? explorer(state, random)) }
  }
}
