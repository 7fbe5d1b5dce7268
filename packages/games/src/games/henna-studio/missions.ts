import { createMedals } from '../../core/index.ts'
import type { Mission } from '../../core/index.ts'
import type { Mark } from './rules/design.ts'
import type { GameEvent, State } from './rules/state.ts'
import { symmetries } from './rules/symmetry.ts'

type Count = Mission<State, GameEvent>['count']

const guests: Count = (event, { brief }) => Number(event.type === 'verdict' && event.passed && brief !== null)
const rounds: Count = (event, { brief }) => Number(event.type === 'verdict' && event.passed && brief === null)
const perfect: Count = (event, { brief }) =>
  Number(event.type === 'verdict' && event.total === 100 && brief !== null)
const points: Count = (_, { score }) => score
/** Counts the marks that a test accepts. */
const marks =
  (accepts: (mark: Mark) => boolean): Count =>
  (event, { design }) => {
    const last = event.type === 'mark' ? design.marks.at(-1) : undefined
    return Number(last !== undefined && accepts(last))
  }
const stamps = marks(({ tool }) => tool === 'stamp')
const hasWays = (least: number) => marks(({ symmetry }) => (symmetries[symmetry]?.ways ?? 1) >= least)
const onFingers = marks(({ symmetry }) => symmetries[symmetry]?.kind === 'fingers')
/** Number of gold among the hues. */
const gold = 5

/** Mean points of a novice, an average and an expert player at each level, from `BALANCE.md`. */
export const medals = createMedals([
  [440, 2300, 5900],
  [300, 1900, 4600],
  [260, 1400, 3700],
  [110, 940, 2500],
  [75, 710, 1800],
])

export const missions: readonly Mission<State, GameEvent>[] = [
  { id: 'guests-1', goal: 1, scope: 'run', count: guests },
  { id: 'stamps-1', goal: 10, scope: 'run', count: stamps },
  { id: 'ways-1', goal: 5, scope: 'run', count: hasWays(2) },
  { id: 'rings-1', goal: 1, scope: 'run', count: marks(({ tool }) => tool === 'ring') },
  { id: 'guests-2', goal: 3, scope: 'run', count: guests },
  { id: 'lines-1', goal: 10, scope: 'run', count: marks(({ tool }) => tool === 'brush') },
  { id: 'rounds-1', goal: 1, scope: 'run', count: rounds },
  { id: 'nails-1', goal: 5, scope: 'ever', count: marks(({ tool }) => tool === 'nail') },
  { id: 'perfect-1', goal: 1, scope: 'run', count: perfect },
  { id: 'points-1', goal: 500, scope: 'run', measure: 'most', count: points },
  { id: 'fingers-1', goal: 5, scope: 'run', count: onFingers },
  { id: 'guests-all-1', goal: 20, scope: 'ever', count: guests },
  { id: 'ways-2', goal: 6, scope: 'run', count: hasWays(8) },
  { id: 'gold-1', goal: 5, scope: 'ever', count: marks(({ hue }) => hue === gold) },
  { id: 'guests-3', goal: 6, scope: 'run', count: guests },
  { id: 'perfect-2', goal: 3, scope: 'run', count: perfect },
  { id: 'stamps-all', goal: 300, scope: 'ever', count: stamps },
  { id: 'rounds-2', goal: 2, scope: 'run', count: rounds },
  { id: 'points-2', goal: 2000, scope: 'run', measure: 'most', count: points },
  { id: 'guests-4', goal: 10, scope: 'run', count: guests },
  { id: 'perfect-all', goal: 15, scope: 'ever', count: perfect },
  { id: 'points-3', goal: 5000, scope: 'run', measure: 'most', count: points },
]
