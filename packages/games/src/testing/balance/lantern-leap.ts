import type { Random } from '../../core/random.ts'
import { copyState } from '../../games/lantern-leap/rules/bots.ts'
import { overhead } from '../../games/lantern-leap/rules/pieces.ts'
import { rules } from '../../games/lantern-leap/rules/rules.ts'
import type { Moves, State } from '../../games/lantern-leap/rules/state.ts'
import { getError } from './skills.ts'
import type { Skill } from './skills.ts'

const fullHold = 24
const holds = [fullHold, 14, 8, 4, 2]
/** Steps before a ledge or an obstacle at which a jump starts. */
const lead = { ledge: 4, obstacle: 9 }

/** Returns whether a jump with this hold lands without harm. */
function landsSafely(state: State, hold: number): boolean {
  const next = copyState(state)
  for (let step = 0; step < 110; step++) {
    rules.step(next, { jump: step < hold }, () => undefined)
    if (next.lights < state.lights) return false
    if (step > 2 && next.hero.grounded) return true
  }
  return false
}

/** Returns the position of the next obstacle or ledge, and of the start of the jump over it. */
function findTarget({ hero, course, speed }: State) {
  const roof = course.roofs.find((each) => hero.x < each.x + each.width)
  const ledge = roof ? roof.x + roof.width : Infinity
  let obstacle = Infinity
  for (const { kind, x, width, spent } of course.obstacles)
    if (!spent && !overhead.has(kind) && x > hero.x) obstacle = Math.min(obstacle, x - width / 2)
  return obstacle < ledge
    ? { x: obstacle, at: obstacle - speed * lead.obstacle }
    : { x: ledge, at: ledge - speed * lead.ledge }
}

/** Runs and jumps, with errors in the time and length of jumps; some become full jumps. */
export function createPlayer({ timing, mistakes, reaction }: Skill) {
  let hold = 0
  let target = -1
  let error = 0
  return (state: State, random: Random): Moves => {
    if (hold > 0) return { jump: (hold -= 1) > 0 }
    const { hero, speed } = state
    if (!hero.grounded) return { jump: false }
    const next = findTarget(state)
    if (next.x !== target) {
      target = next.x
      // A lapse: the obstacle is noticed late.
      const lapse = random.chance(mistakes * 0.35) ? reaction : 0
      error = getError(random) * timing + lapse
    }
    if (hero.x < next.at + error * speed * 0.5) return { jump: false }
    const chosen = random.chance(mistakes) ? fullHold : holds.find((each) => landsSafely(state, each))
    hold = Math.max(2, Math.round((chosen ?? fullHold) + getError(random) * timing * 0.5))
    target = -1
    return { jump: true }
  }
}
