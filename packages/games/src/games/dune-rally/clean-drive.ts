import { Random } from '../../core/index.ts'
import { carefulPlayer, holdPlace } from './players.ts'
import { rules } from './rules.ts'
import type { Moves, State } from './state.ts'

interface Moment {
  at: number
  state: State
}

/** Steps between two moments that are remembered, how many are, and how far another way is followed. */
const every = 40
const remembered = 7
const tried = 170

const copy = ({ random, ...rest }: State): State => ({
  ...structuredClone(rest),
  random: new Random(random.state),
})

/** Moves on by one step; tells whether the car touched anything. */
function touches(state: State, moves: Moves): boolean {
  let touched = false
  rules.step(state, moves, ({ kind }) => (touched ||= kind === 'crash' || kind === 'rub'))
  return touched
}

/** Another way from here on: to a place across the road, and how long to brake. */
const ways = [0, 30, 60].flatMap((brake) =>
  [0, -0.31, 0.31, -0.62, 0.62, -0.85, 0.85].map((place) => ({ place, brake })),
)

/** Looks for moves from this state that lead past a crash without one; gives the state they lead to. */
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
 * Finds a drive that touches nothing: the careful player's, and wherever that one fails, another way from a
 * moment before. Gives the steps it came through, which are fewer than `steps` where no way was found.
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
