import { countEvents, createMedals } from '../../core/index.ts'
import type { Mission } from '../../core/index.ts'
import { elements } from './rules/elements.ts'
import type { GameEvent, State } from './rules/state.ts'
import { points } from './rules/tuning.ts'

type Count = Mission<State, GameEvent>['count']

const events = countEvents<GameEvent>
const streak: Count = (event) => (event.kind === 'treasure' ? event.streak : 0)
const spared: Count = (event) => (event.kind === 'cleared' ? event.spared / points.drop : 0)
const unstung: Count = (event, { stings }) => Number(event.kind === 'cleared' && stings === 0)
const emptied: Count = (event, { taken, chamber }) =>
  Number(event.kind === 'cleared' && taken.length === chamber.treasures.length)
const fulfilled: Count = (event) => Number(event.kind === 'cleared' && event.number === elements.length)

export const missions: readonly Mission<State, GameEvent>[] = [
  { id: 'treasure-1', goal: 3, scope: 'run', count: events('treasure') },
  { id: 'oasis-1', goal: 1, scope: 'run', count: events('cleared') },
  { id: 'light-1', goal: 1, scope: 'run', count: events('kindled') },
  { id: 'keys-1', goal: 3, scope: 'run', count: events('key') },
  { id: 'well-1', goal: 1, scope: 'run', count: events('drank') },
  { id: 'oasis-2', goal: 2, scope: 'run', count: events('cleared') },
  { id: 'treasure-all-1', goal: 20, scope: 'ever', count: events('treasure') },
  { id: 'streak-1', goal: 3, scope: 'run', measure: 'most', count: streak },
  { id: 'water-1', goal: 20, scope: 'run', measure: 'most', count: spared },
  { id: 'keys-all', goal: 15, scope: 'ever', count: events('key') },
  { id: 'calm-1', goal: 1, scope: 'run', count: unstung },
  { id: 'oasis-3', goal: 3, scope: 'run', count: events('cleared') },
  { id: 'light-all', goal: 10, scope: 'ever', count: events('kindled') },
  { id: 'all-1', goal: 1, scope: 'run', count: emptied },
  { id: 'well-all', goal: 8, scope: 'ever', count: events('drank') },
  { id: 'treasure-2', goal: 10, scope: 'run', count: events('treasure') },
  { id: 'streak-2', goal: 6, scope: 'run', measure: 'most', count: streak },
  { id: 'oasis-all', goal: 15, scope: 'ever', count: events('cleared') },
  { id: 'calm-2', goal: 3, scope: 'run', count: unstung },
  { id: 'steps-all', goal: 2000, scope: 'ever', count: events('stepped') },
  { id: 'water-2', goal: 30, scope: 'run', measure: 'most', count: spared },
  { id: 'oasis-4', goal: 5, scope: 'run', count: events('cleared') },
  { id: 'treasure-3', goal: 20, scope: 'run', count: events('treasure') },
  { id: 'quest-1', goal: 1, scope: 'run', count: fulfilled },
  { id: 'all-2', goal: 2, scope: 'run', count: emptied },
]

/** From the balance table: what a novice, an average and an expert player score. */
export const medals = createMedals([
  [7800, 13000, 21000],
  [5700, 9300, 16000],
  [3300, 6300, 12000],
  [2500, 4600, 11000],
  [2200, 3800, 8100],
])
