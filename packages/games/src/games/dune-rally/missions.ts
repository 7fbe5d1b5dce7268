import { countEvents, createMedals } from '../../core/index.ts'
import type { Mission } from '../../core/index.ts'
import type { GameEvent, State } from './rules/state.ts'

type Count = Mission<State, GameEvent>['count']

const events = countEvents<GameEvent>
const closeCalls: Count = (event) =>
  Number(event.kind === 'close' || (event.kind === 'overtake' && event.close))
const multiplier: Count = (event, state) => (event.kind === 'multiplier' ? state.multiplier : 0)
const cleanGates: Count = (event) => Number(event.kind === 'gate' && event.isClean)
const stages: Count = (event) => Number(event.kind === 'finish')
const rallies: Count = (event, state) => Number(event.kind === 'over' && state.won === true)
const golds: Count = (event) => Number(event.kind === 'finish' && event.medal === 'gold')
const blockers: Count = (event) => Number(event.kind === 'overtake' && event.isBlocker)
const secondsLeft: Count = (event) => (event.kind === 'gate' ? event.left : 0)

export const missions: readonly Mission<State, GameEvent>[] = [
  { id: 'cars-1', goal: 5, scope: 'run', count: events('overtake') },
  { id: 'gates-1', goal: 2, scope: 'run', count: events('gate') },
  { id: 'stars-1', goal: 10, scope: 'run', count: events('star') },
  { id: 'drifts-1', goal: 3, scope: 'run', count: events('drift') },
  { id: 'nitro-1', goal: 5, scope: 'run', count: events('nitro') },
  { id: 'water-1', goal: 3, scope: 'run', count: events('flask') },
  { id: 'stages-1', goal: 1, scope: 'run', count: stages },
  { id: 'cars-all-1', goal: 50, scope: 'ever', count: events('overtake') },
  { id: 'flights-1', goal: 2, scope: 'run', count: events('flight') },
  { id: 'gates-2', goal: 4, scope: 'run', count: events('gate') },
  { id: 'blockers-1', goal: 3, scope: 'run', count: blockers },
  { id: 'close-1', goal: 2, scope: 'run', count: closeCalls },
  { id: 'drifts-all', goal: 30, scope: 'ever', count: events('drift') },
  { id: 'streak-1', goal: 3, scope: 'run', measure: 'most', count: multiplier },
  { id: 'stars-2', goal: 40, scope: 'run', count: events('star') },
  { id: 'slipstreams-1', goal: 8, scope: 'run', count: events('slipstream') },
  { id: 'clean-1', goal: 1, scope: 'run', count: cleanGates },
  { id: 'cars-2', goal: 15, scope: 'run', count: events('overtake') },
  { id: 'stages-2', goal: 3, scope: 'run', count: stages },
  { id: 'flights-all', goal: 15, scope: 'ever', count: events('flight') },
  { id: 'gates-all', goal: 20, scope: 'ever', count: events('gate') },
  { id: 'early-1', goal: 8, scope: 'run', measure: 'most', count: secondsLeft },
  { id: 'streak-2', goal: 5, scope: 'run', measure: 'most', count: multiplier },
  { id: 'clean-2', goal: 3, scope: 'run', count: cleanGates },
  { id: 'golds-1', goal: 1, scope: 'run', count: golds },
  { id: 'cars-3', goal: 30, scope: 'run', count: events('overtake') },
  { id: 'close-all', goal: 20, scope: 'ever', count: closeCalls },
  { id: 'gates-3', goal: 6, scope: 'run', count: events('gate') },
  { id: 'blockers-all', goal: 60, scope: 'ever', count: blockers },
  { id: 'stars-all', goal: 500, scope: 'ever', count: events('star') },
  { id: 'water-all', goal: 50, scope: 'ever', count: events('flask') },
  { id: 'rally-1', goal: 1, scope: 'run', count: rallies },
  { id: 'golds-2', goal: 4, scope: 'run', count: golds },
]

/** From the balance table: what a novice, an average and an expert player score. */
export const medals = createMedals([
  [3300, 20000, 48000],
  [2800, 16000, 43000],
  [2200, 13000, 40000],
  [1700, 10000, 33000],
  [1500, 8700, 30000],
])
