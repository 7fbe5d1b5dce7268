import { countEvents, createMedals } from '../../core/index.ts'
import type { Mission } from '../../core/index.ts'
import { initialLives } from './rules/rules.ts'
import type { GameEvent, Power, State } from './rules/state.ts'

type Count = Mission<State, GameEvent>['count']

const events = countEvents<GameEvent>
const caught =
  (fits: (power: Power | null) => boolean): Count =>
  (event) =>
    Number(event.kind === 'caught' && fits(event.power))
const lanterns = caught((power) => power !== null)
const threePearls = caught((power) => power === 'three')
const widePaddles = caught((power) => power === 'wide')
const fallingStars = caught((power) => power === null)
const combo: Count = (event) => (event.kind === 'broken' || event.kind === 'cracked' ? event.combo : 0)
const points: Count = (event) => (event.kind === 'broken' ? event.points : 0)
const strongStars: Count = (event) => Number(event.kind === 'broken' && event.star.initialStrength > 1)
const sparks: Count = (event) => Number(event.kind === 'broken' && event.star.kind === 'spark')
const flawlessWalls: Count = (event, { lives }) => Number(event.kind === 'cleared' && lives === initialLives)

export const missions: readonly Mission<State, GameEvent>[] = [
  { id: 'stars-1', goal: 20, scope: 'run', count: events('broken') },
  { id: 'lanterns-1', goal: 2, scope: 'run', count: lanterns },
  { id: 'combo-1', goal: 5, scope: 'run', measure: 'most', count: combo },
  { id: 'walls-1', goal: 1, scope: 'run', count: events('cleared') },
  { id: 'bolts-1', goal: 3, scope: 'run', count: events('fired') },
  { id: 'stars-all-1', goal: 200, scope: 'ever', count: events('broken') },
  { id: 'three-1', goal: 1, scope: 'run', count: threePearls },
  { id: 'strong-1', goal: 5, scope: 'run', count: strongStars },
  { id: 'walls-2', goal: 2, scope: 'run', count: events('cleared') },
  { id: 'lanterns-all', goal: 20, scope: 'ever', count: lanterns },
  { id: 'combo-2', goal: 8, scope: 'run', measure: 'most', count: combo },
  { id: 'sparks-1', goal: 5, scope: 'run', count: sparks },
  { id: 'stars-2', goal: 100, scope: 'run', count: events('broken') },
  { id: 'whole-1', goal: 1, scope: 'run', count: flawlessWalls },
  { id: 'wide-all', goal: 5, scope: 'ever', count: widePaddles },
  { id: 'guardians-1', goal: 1, scope: 'run', count: events('bossBeaten') },
  { id: 'locks-1', goal: 3, scope: 'run', count: events('opened') },
  { id: 'lanterns-2', goal: 8, scope: 'run', count: lanterns },
  { id: 'walls-all', goal: 10, scope: 'ever', count: events('cleared') },
  { id: 'points-1', goal: 100, scope: 'run', measure: 'most', count: points },
  { id: 'combo-3', goal: 12, scope: 'run', measure: 'most', count: combo },
  { id: 'cracks-all', goal: 100, scope: 'ever', count: events('cracked') },
  { id: 'stars-3', goal: 200, scope: 'run', count: events('broken') },
  { id: 'strong-2', goal: 40, scope: 'run', count: strongStars },
  { id: 'whole-2', goal: 2, scope: 'run', count: flawlessWalls },
  { id: 'bolts-all', goal: 50, scope: 'ever', count: events('fired') },
  { id: 'guardians-all', goal: 5, scope: 'ever', count: events('bossBeaten') },
  { id: 'falling-all', goal: 5, scope: 'ever', count: fallingStars },
  { id: 'walls-3', goal: 5, scope: 'run', count: events('cleared') },
  { id: 'stars-all-2', goal: 2000, scope: 'ever', count: events('broken') },
]

/** From the balance table: what a novice, an average and an expert player score. */
export const medals = createMedals([
  [3500, 13000, 27000],
  [3600, 12000, 26000],
  [1100, 9100, 20000],
  [1300, 7900, 19000],
  [400, 5400, 15000],
])
