import { countEvents, createMedals } from '../../core/index.ts'
import type { Mission } from '../../core/index.ts'
import type { Dish } from './rules/menu.ts'
import type { GameEvent, State } from './rules/state.ts'

type Count = Mission<State, GameEvent>['count']

const events = countEvents<GameEvent>
const dish =
  (name: Dish): Count =>
  (event) =>
    Number(event.kind === 'served' && event.dish === name)
const perfect: Count = (event) => Number(event.kind === 'served' && event.perfect)
const favorite: Count = (event) => Number(event.kind === 'served' && event.favorite)
const combo: Count = (event) => (event.kind === 'served' ? event.combo : 0)
const points: Count = (event) => (event.kind === 'served' ? event.points : 0)
const day: Count = (event) => (event.kind === 'opened' ? event.day : 0)
const stars: Count = (event) => (event.kind === 'closed' ? event.stars : 0)
const allStars: Count = (event) => Number(event.kind === 'closed' && event.stars === 3)
const golden: Count = (event) => Number(event.kind === 'turned' && event.quality === 3)
const coins: Count = (event) => (event.kind === 'served' ? event.coins : 0)

export const missions: readonly Mission<State, GameEvent>[] = [
  { id: 'served-1', goal: 5, scope: 'run', count: events('served') },
  { id: 'perfect-1', goal: 1, scope: 'run', count: perfect },
  { id: 'favorite-1', goal: 2, scope: 'run', count: favorite },
  { id: 'buy-1', goal: 1, scope: 'run', count: events('bought') },
  { id: 'day-1', goal: 3, scope: 'run', measure: 'most', count: day },
  { id: 'golden-1', goal: 6, scope: 'run', count: golden },
  { id: 'combo-1', goal: 5, scope: 'run', measure: 'most', count: combo },
  { id: 'tea-1', goal: 4, scope: 'run', count: dish('tea') },
  { id: 'falafel-all', goal: 20, scope: 'ever', count: dish('falafel') },
  { id: 'stars-1', goal: 6, scope: 'run', count: stars },
  { id: 'day-2', goal: 5, scope: 'run', measure: 'most', count: day },
  { id: 'points-1', goal: 1500, scope: 'run', measure: 'most', count: points },
  { id: 'perfect-2', goal: 5, scope: 'run', count: perfect },
  { id: 'coins-1', goal: 150, scope: 'run', count: coins },
  { id: 'favorite-all', goal: 25, scope: 'ever', count: favorite },
  { id: 'buy-2', goal: 4, scope: 'run', count: events('bought') },
  { id: 'full-1', goal: 3, scope: 'run', count: allStars },
  { id: 'shawarma-1', goal: 3, scope: 'run', count: dish('shawarma') },
  { id: 'day-3', goal: 8, scope: 'run', measure: 'most', count: day },
  { id: 'cat-1', goal: 1, scope: 'run', count: events('saved') },
  { id: 'combo-2', goal: 15, scope: 'run', measure: 'most', count: combo },
  { id: 'served-all', goal: 300, scope: 'ever', count: events('served') },
  { id: 'buy-3', goal: 8, scope: 'run', count: events('bought') },
  { id: 'day-4', goal: 12, scope: 'run', measure: 'most', count: day },
  { id: 'perfect-all', goal: 100, scope: 'ever', count: perfect },
  { id: 'kunafa-1', goal: 3, scope: 'run', count: dish('kunafa') },
]

/** Mean points of a novice, an average and an expert player at each level, from `BALANCE.md`. */
export const medals = createMedals([
  [2700, 23_000, 130_000],
  [2600, 20_000, 100_000],
  [2200, 18_000, 65_000],
  [2300, 16_000, 40_000],
  [1600, 14_000, 35_000],
])
