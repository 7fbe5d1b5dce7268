import { countEvents, createMedals } from '../../core/index.ts'
import type { Mission } from '../../core/index.ts'
import type { GameEvent, State } from './rules/state.ts'

type Count = Mission<State, GameEvent>['count']

const events = countEvents<GameEvent>
const closeCalls: Count = (event) =>
  Number(event.kind === 'close' || (event.kind === 'overtake' && event.close))
const multiplier: Count = (event, state) => (event.kind === 'multiplier' ? state.multiplier : 0)
const cleanGates: Count = (event) => Number(event.kind === 'gate' && event.isClean)
const secondsLeft: Count = (event) => (event.kind === 'gate' ? event.left : 0)

export const missions: readonly Mission<State, GameEvent>[] = [
  { id: 'cars-1', goal: 5, scope: 'run', count: events('overtake') },
  { id: 'gates-1', goal: 2, scope: 'run', count: events('gate') },
  { id: 'stars-1', goal: 10, scope: 'run', count: events('star') },
  { id: 'drifts-1', goal: 3, scope: 'run', count: events('drift') },
  { id: 'water-1', goal: 3, scope: 'run', count: events('flask') },
  { id: 'cars-all-1', goal: 50, scope: 'ever', count: events('overtake') },
  { id: 'flights-1', goal: 2, scope: 'run', count: events('flight') },
  { id: 'gates-2', goal: 4, scope: 'run', count: events('gate') },
  { id: 'close-1', goal: 2, scope: 'run', count: closeCalls },
  { id: 'drifts-all', goal: 30, scope: 'ever', count: events('drift') },
  { id: 'streak-1', goal: 3, scope: 'run', measure: 'most', count: multiplier },
  { id: 'stars-2', goal: 40, scope: 'run', count: events('star') },
  { id: 'clean-1', goal: 1, scope: 'run', count: cleanGates },
  { id: 'cars-2', goal: 15, scope: 'run', count: events('overtake') },
  { id: 'flights-all', goal: 15, scope: 'ever', count: events('flight') },
  { id: 'gates-all', goal: 20, scope: 'ever', count: events('gate') },
  { id: 'early-1', goal: 8, scope: 'run', measure: 'most', count: secondsLeft },
  { id: 'streak-2', goal: 5, scope: 'run', measure: 'most', count: multiplier },
  { id: 'clean-2', goal: 3, scope: 'run', count: cleanGates },
  { id: 'cars-3', goal: 30, scope: 'run', count: events('overtake') },
  { id: 'close-all', goal: 20, scope: 'ever', count: closeCalls },
  { id: 'gates-3', goal: 6, scope: 'run', count: events('gate') },
  { id: 'stars-all', goal: 500, scope: 'ever', count: events('star') },
  { id: 'water-all', goal: 50, scope: 'ever', count: events('flask') },
]

/** From the balance table: what a novice, an average and an expert player score. */
export const medals = createMedals([
  [5700, 26000, 57000],
  [4100, 20000, 47000],
  [3100, 17000, 40000],
  [2300, 13000, 31000],
  [1700, 8300, 28000],
])
