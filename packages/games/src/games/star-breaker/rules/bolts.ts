import { bossHalf, hitBoss } from './boss.ts'
import { openLock, strike } from './strike.ts'
import { grid, getDrift, getStarCenter, paddleLine } from './state.ts'
import type { Bolt, GameEvent, State } from './state.ts'
import { boltSpeed, lightPerHit, minBoltHits, stepsPerBoltHit } from './tuning.ts'

type Emit = (event: GameEvent) => void

const hop = 4.5

/** Returns the hits that a bolt would deal if the hold ended now. */
export const getBoltHits = ({ charge, light }: Pick<State, 'charge' | 'light'>): number =>
  Math.min(Math.floor(charge / stepsPerBoltHit), Math.floor(light / lightPerHit))

/** Returns the steps that charge a bolt with all the light. */
export const getFullCharge = ({ light }: Pick<State, 'light'>): number =>
  stepsPerBoltHit * Math.floor(light / lightPerHit)

/** Charges a bolt while the player holds, and fires it when the hold ends. */
export function chargeBolt(state: State, hold: boolean, emit: Emit): void {
  if (hold) {
    state.charge = Math.min(state.charge + 1, getFullCharge(state))
    return
  }
  const hits = getBoltHits(state)
  state.charge = 0
  if (hits < minBoltHits) return
  state.light -= hits * lightPerHit
  state.bolts.push({ x: state.paddle.x, y: paddleLine - 8, hits })
  emit({ kind: 'fired', hits })
}

/** Moves bolts up through the stars, each of which takes hits from them. */
export function moveBolts(state: State, maxLives: number, emit: Emit): void {
  for (const bolt of state.bolts)
    for (let moved = 0; moved < boltSpeed && bolt.hits > 0; moved += hop) {
      bolt.y -= hop
      meetBoss(state, bolt, maxLives, emit)
      meetStar(state, bolt, emit)
    }
  state.bolts = state.bolts.filter(({ hits, y }) => hits > 0 && y > -20)
}

function meetBoss(state: State, bolt: Bolt, maxLives: number, emit: Emit): void {
  const { boss } = state
  if (!boss || bolt.hits === 0) return
  if (Math.abs(boss.x - bolt.x) > bossHalf.width || Math.abs(boss.y - bolt.y) > bossHalf.height) return
  boss.cooldown = 0
  hitBoss(state, bolt.hits, maxLives, emit)
  bolt.hits = 0
}

function meetStar(state: State, bolt: Bolt, emit: Emit): void {
  if (bolt.hits === 0) return
  const drift = getDrift(state)
  const reach = grid.side / 2 + 2
  const star = state.stars.find((each) => {
    const { x, y } = getStarCenter(each, drift)
    return Math.abs(x - bolt.x) < reach && Math.abs(y - bolt.y) < reach
  })
  if (!star) return
  bolt.hits -= 1
  if (star.kind === 'locked') openLock(star, emit)
  else strike(state, star, emit)
}
