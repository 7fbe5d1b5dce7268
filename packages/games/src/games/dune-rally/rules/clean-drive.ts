import { Random } from '../../../core/index.ts'
import { carefulBot, holdPosition } from './bots.ts'
import { rules } from './rules.ts'
import type { Moves, State } from './state.ts'

interface Snapshot {
  at: number
  state: State
}

/** Steps between snapshots; below, the number of snapshots and the steps to follow an alternative. */
const snapshotInterval = 40
const maxSnapshots = 7
const detourSteps = 170
/** Steps left on the clock of a drive without one: more than a detour takes. */
const minTime = 600

const copy = ({ random, ...rest }: State): State => ({
  ...structuredClone(rest),
  random: new Random(random.state),
})

/** Advances by one step and returns whether the car touched anything. */
function stepTouches(state: State, moves: Moves): boolean {
  let touched = false
  rules.step(state, moves, ({ kind }) => (touched ||= kind === 'crash' || kind === 'rub'))
  return touched
}

/** Alternative moves: a position across the road to hold, and how many steps to brake. */
const detours = [0, 30, 60].flatMap((brake) =>
  [0, -0.31, 0.31, -0.62, 0.62, -0.85, 0.85].map((place) => ({ place, brake })),
)

/** Searches for moves that lead past a crash and returns the state after them. */
function findDetour(from: State): State | null {
  for (const { place, brake } of detours) {
    const state = copy(from)
    let clean = true
    for (let step = 0; clean && step < detourSteps; step++) {
      const hold = step < detourSteps / 2
      const moves = hold
        ? { steer: holdPosition(state, place), brake: step < brake, nitro: false }
        : carefulBot(state)
      clean = !stepTouches(state, moves)
    }
    if (clean) return state
  }
  return null
}

function findFirstDetour(snapshots: readonly Snapshot[]): Snapshot | null {
  for (const { at, state: from } of snapshots.toReversed()) {
    const state = findDetour(from)
    if (state) return { at, state }
  }
  return null
}

/**
 * Finds a drive without any contact. It follows the careful bot and backtracks to an alternative before each crash.
 * Returns the steps driven, fewer than `steps` if no alternative was found.
 *
 * @param hasClock whether the run ends when its time is up
 */
export function findCleanDrive(
  seed: number,
  level: number,
  steps: number,
  hasClock = true,
): { steps: number; state: State } {
  let state = rules.start({ seed, level })
  let snapshots: Snapshot[] = []
  let step = 0
  while (step < steps && !state.over) {
    if (step % snapshotInterval === 0)
      snapshots = [...snapshots.slice(1 - maxSnapshots), { at: step, state: copy(state) }]
    step += 1
    if (!hasClock) state.time = Math.max(state.time, minTime)
    if (!stepTouches(state, carefulBot(state))) continue
    const found = findFirstDetour(snapshots)
    if (!found) return { steps: step, state }
    state = found.state
    step = found.at + detourSteps
    snapshots = []
  }
  return { steps: step, state }
}
