import { daze } from './daze.ts'
import { aim } from './flight.ts'
import {
  emberSpeed,
  fallSpeed,
  fewStars,
  fewStarsTimeout,
  maxLight,
  powerDurations,
  lastStarsTimeout,
} from './tuning.ts'
import { lanternSize, paddleDepth, paddleLine, getStarCenter, yard } from './state.ts'
import type { Falling, GameEvent, Power, State } from './state.ts'

type Emit = (event: GameEvent) => void

const maxPearls = 6
const maxLastStars = fewStars

/** Moves lanterns, loosened stars and embers down and applies those that the paddle catches. */
export function moveFalling(state: State, emit: Emit): void {
  const { paddle } = state
  const caught = ({ x, y }: Falling) =>
    y + lanternSize / 2 >= paddleLine &&
    y - lanternSize / 2 <= paddleLine + paddleDepth &&
    Math.abs(x - paddle.x) <= (paddle.width + lanternSize) / 2
  for (const each of state.falling) {
    each.x += each.drift
    each.y += each.kind === 'ember' ? emberSpeed : fallSpeed
  }
  for (const { kind, x, y } of state.falling.filter(caught)) {
    if (kind === 'ember') {
      daze(state, emit)
      continue
    }
    const power = kind === 'star' ? null : kind
    const points = power ? 50 : 100
    state.score += points
    emit({ kind: 'caught', power, x, y, points })
    if (power) applyPower(state, power)
  }
  state.falling = state.falling.filter((each) => !caught(each) && each.y < yard.height + lanternSize)
}

function applyPower(state: State, power: Power): void {
  if (power === 'light') {
    state.light = maxLight
    return
  }
  if (power !== 'three') {
    state.powerSteps[power] = powerDurations[power]
    return
  }
  const parent = state.pearls.find(({ held }) => held === null) ?? state.pearls[0]
  if (!parent || state.pearls.length >= maxPearls) return
  for (const offset of [-0.7, 0.7]) {
    const pearl = { ...parent, held: null }
    const { dy } = pearl
    aim(pearl, offset)
    if (dy > 0) pearl.dy = -pearl.dy
    state.pearls.push(pearl)
  }
}

/** Drops a few stars after a long time without a hit: players need not hunt the last, and no pearl circles for ever. */
export function dropStars(state: State, emit: Emit): void {
  const timeout = state.stars.length > fewStars ? lastStarsTimeout : fewStarsTimeout
  if (state.stepsSinceHit < timeout || state.stars.length === 0) return
  for (const star of state.stars.slice(-maxLastStars))
    state.falling.push({ ...getStarCenter(star), drift: 0, kind: 'star' })
  state.stars = state.stars.slice(0, -maxLastStars)
  state.stepsSinceHit = 0
  emit({ kind: 'loosened' })
}
