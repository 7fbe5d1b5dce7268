import type { Random } from '../../core/random.ts'
import { carefulBot, holdPosition } from '../../games/dune-rally/rules/bots.ts'
import type { Moves, State } from '../../games/dune-rally/rules/state.ts'
import { createDelay, getError } from './skills.ts'
import type { Skill } from './skills.ts'

/**
 * Drives like the careful bot, but late, with noise in the steering, and sometimes ignores obstacles for a second. The
 * less skill, the longer it saves its nitro.
 */
export function createPlayer({ reaction, timing, mistakes }: Skill) {
  const delay = createDelay<Moves>(Math.round(reaction / 2), { steer: 0, brake: false, nitro: false })
  const saved = 100 + mistakes * 1150
  let wander = 0
  let blind = 0
  return (state: State, random: Random): Moves => {
    wander += (getError(random) * timing * 0.12 - wander) * 0.05
    if (blind > 0) blind -= 1
    else if (random.chance(mistakes / 22)) blind = 60
    const moves =
      blind > 0 ? { steer: holdPosition(state, 0), brake: false, nitro: false } : carefulBot(state)
    const late = delay(moves)
    const nitro = late.nitro && (state.driver.isBurning || state.driver.nitro >= saved)
    return { ...late, nitro, steer: Math.max(-1, Math.min(1, late.steer + wander * 5)) }
  }
}
