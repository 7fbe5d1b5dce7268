import { countEvents, createMedals } from '../../core/index.ts'
import type { Mission } from '../../core/index.ts'
import { quarterNames } from './rules/quarters.ts'
import type { QuarterName } from './rules/quarters.ts'
import { maxLights } from './rules/rules.ts'
import type { GameEvent, State } from './rules/state.ts'

type Count = Mission<State, GameEvent>['count']

const events = countEvents<GameEvent>
const meters: Count = (event) => (event.kind === 'distance' ? event.meters : 0)
const hundredMeters: Count = (event) => (event.kind === 'distance' ? 100 : 0)
const metersWithAllLights: Count = (event, state) => (state.lights === maxLights ? meters(event, state) : 0)
const multiplier: Count = (event) => (event.kind === 'multiplier' ? event.value : 0)
/** Whether a run reached a quarter. */
const reached =
  (name: QuarterName): Count =>
  (event) =>
    Number(event.kind === 'quarter' && quarterNames[event.quarter] === name)
/** A bird at the highest multiplier. */
const finestStomp: Count = (event) => Number(event.kind === 'stomp' && event.points >= 125)

export const missions: readonly Mission<State, GameEvent>[] = [
  { id: 'lanterns-1', goal: 30, scope: 'run', count: events('lantern') },
  { id: 'meters-1', goal: 500, scope: 'run', measure: 'most', count: meters },
  { id: 'birds-1', goal: 3, scope: 'ever', count: events('stomp') },
  { id: 'stars-1', goal: 2, scope: 'run', count: events('star') },
  { id: 'lanterns-all-1', goal: 200, scope: 'ever', count: events('lantern') },
  { id: 'multiplier-1', goal: 3, scope: 'run', measure: 'most', count: multiplier },
  { id: 'market', goal: 1, scope: 'run', count: reached('market') },
  { id: 'meters-all-1', goal: 3000, scope: 'ever', count: hundredMeters },
  { id: 'lanterns-2', goal: 80, scope: 'run', count: events('lantern') },
  { id: 'birds-2', goal: 3, scope: 'run', count: events('stomp') },
  { id: 'wings-all', goal: 5, scope: 'ever', count: events('wing') },
  { id: 'lights-1', goal: 500, scope: 'run', measure: 'most', count: metersWithAllLights },
  { id: 'multiplier-2', goal: 5, scope: 'run', measure: 'most', count: multiplier },
  { id: 'meters-2', goal: 1000, scope: 'run', measure: 'most', count: meters },
  { id: 'dyers', goal: 1, scope: 'run', count: reached('dyers') },
  { id: 'stars-all', goal: 10, scope: 'ever', count: events('star') },
  { id: 'lanterns-3', goal: 150, scope: 'run', count: events('lantern') },
  { id: 'relit', goal: 1, scope: 'run', count: events('light') },
  { id: 'birds-all', goal: 20, scope: 'ever', count: events('stomp') },
  { id: 'wings-1', goal: 3, scope: 'run', count: events('wing') },
  { id: 'jumps-all', goal: 500, scope: 'ever', count: events('jump') },
  { id: 'harbor', goal: 1, scope: 'run', count: reached('harbor') },
  { id: 'birds-3', goal: 1, scope: 'run', count: finestStomp },
  { id: 'meters-3', goal: 2000, scope: 'run', measure: 'most', count: meters },
  { id: 'lanterns-all-2', goal: 1000, scope: 'ever', count: events('lantern') },
  { id: 'gardens', goal: 1, scope: 'run', count: reached('gardens') },
  { id: 'lights-2', goal: 1000, scope: 'run', measure: 'most', count: metersWithAllLights },
  { id: 'lanterns-4', goal: 300, scope: 'run', count: events('lantern') },
  { id: 'citadel', goal: 1, scope: 'run', count: reached('citadel') },
]

/** From the balance table: what a novice, an average and an expert player score. */
export const medals = createMedals([
  [6200, 20000, 76000],
  [4200, 15000, 54000],
  [3400, 9500, 51000],
  [3000, 8800, 44000],
  [2400, 7600, 34000],
])
