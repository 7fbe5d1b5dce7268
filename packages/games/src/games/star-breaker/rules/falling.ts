import { aim } from './flight.ts'
import { fallSpeed, powerDurations, lastStarsTimeout } from './tuning.ts'
import { lanternSize, paddleDepth, paddleLine, getStarCenter, yard } from './state.ts'
import type { Falling, GameEvent, Power, State } from './state.ts'

type Emit = (event: GameEvent) => void

const maxPearls = 6
const maxLastStars = 4

/** Moves lanterns and loosened stars down and applies those that the paddle catches. */
export function moveFalling(state: State, emit: Emit): void {
  const { paddle } = state
  const caught = ({ x, y }: Falling) =>
    y + lanternSize / 2 >= paddleLine &&
    y - lanternSize / 2 <= paddleLine + paddleDepth &&
    Math.abs(x - paddle.x) <= (paddle.width + lanternSize) / 2
  for (const each of state.falling) each.y += fallSpeed
  for (const each of state.falling.filter(caught)) {
    const points = each.power ? 50 : 100
    state.score += points
    emit({ kind: 'caught', ...each, points })
    if (each.power) applyPower(state, each.power)
  }
  state.falling = state.falling.filter((each) => !caught(each) && each.y < yard.height + lanternSize)
}

function applyPower(state: State, power: Power): void {
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
  if (state.stepsSinceHit < lastStarsTimeout || state.stars.length === 0) return
  for (const star of state.stars.slice(-maxLastStars))
    state.falling.push({ ...getStarCenter(star), power: null })
  state.stars = state.stars.slice(0, -maxLastStars)
  state.stepsSinceHit = 0
  emit({ kind: 'loosened' })
}
