import { Random } from '../../core/index.ts'
import { carefulPlayer, holdPlace } from './players.ts'
import { rules } from './rules.ts'
import type { Moves, State } from './state.ts'

interface Moment {
  at: number
  state: State
}

/** Steps between snapshots; below, the number of snapshots and the steps to follow an alternative. */
const every = 40
const remembered = 7
const tried = 170

const copy = ({ random, ...rest }: State): State => ({
  ...structuredClone(rest),
  random: new Random(random.state),
})

/** Advances by one step and returns whether the car touched anything. */
function touches(state: State, moves: Moves): boolean {
  let touched = false
  rules.step(state, moves, ({ kind }) => (touched ||= kind === 'crash' || kind === 'rub'))
  return touched
}

/** Alternative moves: a position across the road to hold, and how many steps to brake. */
const ways = [0, 30, 60].flatMap((brake) =>
  [0, -0.31, 0.31, -0.62, 0.62, -0.85, 0.85].map((place) => ({ place, brake })),
)

/** Searches for moves that lead past a crash and returns the state after them. */
function wayPast(from: State): State | null {
  for (const { place, brake } of ways) {
    const state = copy(from)
    let clean = true
    for (let step = 0; clean && step < tried; step++) {
      const hold = step < tried / 2
      const moves = hold ? { steer: holdPlace(state, place), brake: step < brake } : carefulPlayer(state)
      clean = !touches(state, moves)
    }
    if (clean) return state
  }
  return null
}

function firstWay(past: readonly Moment[]): Moment | null {
  for (const { at, state: from } of past.toReversed()) {
    const state = wayPast(from)
    if (state) return { at, state }
  }
  return null
}

/**
 * Finds a drive without any contact. It follows the careful bot and backtracks to an alternative before each crash.
 * Returns the steps driven, fewer than `steps` if no alternative was found.
 */
export function driveClean(seed: number, level: number, steps: number): { steps: number; state: State } {
  let state = rules.start({ seed, level })
  let past: Moment[] = []
  let step = 0
  while (step < steps && !state.over) {
    if (step % every === 0) past = [...past.slice(1 - remembered), { at: step, state: copy(state) }]
    step += 1
    if (!touches(state, carefulPlayer(state))) continue
    const found = firstWay(past)
    if (!found) return { steps: step, state }
    state = found.state
    step = found.at + tried
    past = []
  }
  return { steps: step, state }
}
