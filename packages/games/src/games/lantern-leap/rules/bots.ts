/** Bots for the tests: a careful one that plans ahead and a simple one that reacts. */
import { Random } from '../../../core/random.ts'
import { overhead } from './pieces.ts'
import { rules } from './rules.ts'
import type { Moves, State } from './state.ts'

/** Copies the course near the hero, for simulations. */
export const copyState = (state: State): State => ({
  ...state,
  random: new Random(state.random.state),
  hero: { ...state.hero },
  course: {
    ...state.course,
    roofs: state.course.roofs.map((each) => ({ ...each })),
    obstacles: state.course.obstacles
      .filter(({ x }) => Math.abs(x - state.hero.x) < 900)
      .map((each) => ({ ...each })),
    pickups: [],
  },
})

/** Steps for which the key is held; then it is released until the hero lands. */
type Option = number
const wait: Option = 0
const options: readonly Option[] = [wait, 24, 10, 5, 2]
const waitSteps = 3

/** Simulates an option until the hero lands; returns null if that costs a light. */
function simulateOption(state: State, hold: Option): State | null {
  const next = copyState(state)
  const run = (jump: boolean) => rules.step(next, { jump }, () => undefined)
  for (let i = 0; i < hold; i++) run(true)
  if (hold === wait) for (let i = 0; i < waitSteps; i++) run(false)
  for (let i = 0; i < 120 && !next.hero.grounded && !next.hero.carried; i++) run(false)
  return next.lights < state.lights ? null : next
}

/** Searches for options that reach `until` unhurt and without wings; returns null if there are none. */
function plan(state: State, until: number, budget: { left: number }): Option[] | null {
  if (state.hero.x > until) return []
  if ((budget.left -= 1) < 0) return null
  for (const option of options) {
    const next = simulateOption(state, option)
    const rest = next && plan(next, until, budget)
    if (rest) return [option, ...rest]
  }
  return null
}

/**
 * Plans 700 units ahead on a copy of the course. It is hurt only if 20,000 attempts find no way, so damage hints at
 * an unfair course.
 */
export function createCarefulBot(): (state: State) => Moves {
  let ahead: Option[] = []
  let plannedAt = 0
  let [hold, pause] = [0, 0]
  return (state) => {
    if (hold > 0) return { jump: (hold -= 1) >= 0 }
    if (pause > 0) return { jump: (pause -= 1) < 0 }
    if (!state.hero.grounded) return { jump: false }
    if (ahead.length === 0 || state.hero.x - plannedAt > 200) {
      ahead = plan(state, state.hero.x + 700, { left: 20_000 }) ?? [wait]
      plannedAt = state.hero.x
    }
    const option = ahead.shift() ?? wait
    if (option === wait) pause = waitSteps - 1
    else hold = option - 1
    return { jump: option !== wait }
  }
}

/** Jumps as high as possible at the end of a roof or before an obstacle, without planning. */
export function createSimpleBot(): (state: State) => Moves {
  let hold = 0
  return ({ hero, speed, course }) => {
    hold = Math.max(0, hold - 1)
    if (!hero.grounded || hold > 0) return { jump: hold > 0 }
    const roof = course.roofs.find((each) => hero.x < each.x + each.width)
    const ends = roof !== undefined && roof.x + roof.width - hero.x < speed * 4
    const blocked = course.obstacles.some(
      ({ kind, x, width, spent }) =>
        !spent && !overhead.has(kind) && x > hero.x && x - width / 2 - hero.x < speed * 9,
    )
    if (ends || blocked) hold = 20
    return { jump: hold > 0 }
  }
}
