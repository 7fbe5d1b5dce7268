import { countEvents, createMedals } from '../../core/index.ts'
import type { Mission } from '../../core/index.ts'
import type { ModeEvent, ModeState } from './modes.ts'

type Count = Mission<ModeState, ModeEvent>['count']

const events = countEvents<ModeEvent>
const rank: Count = (event) => (event.kind === 'slid' ? (event.finest ?? 0) : 0)
const chain: Count = (event) => (event.kind === 'slid' ? event.slide.merges.length : 0)
const points: Count = (event) => (event.kind === 'slid' ? event.points : 0)
const lights: Count = (event) => (event.kind === 'slid' ? event.slide.lights.length : 0)
const swept: Count = (event) => (event.kind === 'slid' ? event.swept.length : 0)
const crumbled: Count = (event) => (event.kind === 'slid' ? event.crumbled.length : 0)

export const missions: readonly Mission<ModeState, ModeEvent>[] = [
  { id: 'rank-1', goal: 5, scope: 'run', measure: 'most', count: rank },
  { id: 'chain-1', goal: 2, scope: 'run', measure: 'most', count: chain },
  { id: 'merges-1', goal: 30, scope: 'run', count: chain },
  { id: 'rubble-1', goal: 1, scope: 'run', count: crumbled },
  { id: 'light-1', goal: 1, scope: 'run', count: lights },
  { id: 'merges-all-1', goal: 200, scope: 'ever', count: chain },
  { id: 'rank-2', goal: 6, scope: 'run', measure: 'most', count: rank },
  { id: 'points-1', goal: 100, scope: 'run', measure: 'most', count: points },
  { id: 'chain-2', goal: 3, scope: 'run', measure: 'most', count: chain },
  { id: 'undo-1', goal: 1, scope: 'run', count: events('earned') },
  { id: 'rubble-all', goal: 20, scope: 'ever', count: crumbled },
  { id: 'merges-2', goal: 80, scope: 'run', count: chain },
  { id: 'light-all', goal: 5, scope: 'ever', count: lights },
  { id: 'rank-3', goal: 7, scope: 'run', measure: 'most', count: rank },
  { id: 'swept-1', goal: 4, scope: 'run', count: swept },
  { id: 'chain-3', goal: 4, scope: 'run', measure: 'most', count: chain },
  { id: 'points-2', goal: 400, scope: 'run', measure: 'most', count: points },
  { id: 'light-2', goal: 3, scope: 'run', count: lights },
  { id: 'merges-3', goal: 150, scope: 'run', count: chain },
  { id: 'rank-4', goal: 8, scope: 'run', measure: 'most', count: rank },
  { id: 'moves-all', goal: 1000, scope: 'ever', count: events('slid') },
  { id: 'points-3', goal: 1000, scope: 'run', measure: 'most', count: points },
  { id: 'merges-all-2', goal: 2000, scope: 'ever', count: chain },
  { id: 'rank-5', goal: 9, scope: 'run', measure: 'most', count: rank },
]

/** From the balance table: what a novice, an average and an expert player score. */
export const medals = createMedals([
  [2800, 7700, 13000],
  [2700, 6600, 9700],
  [2400, 4900, 5500],
  [2100, 4000, 5300],
  [1400, 2400, 2900],
])
