import { aim } from './flight.ts'
import { fallSpeed, lastsFor, patience } from './pace.ts'
import { lanternSize, paddleDepth, paddleLine, placeOf, yard } from './world.ts'
import type { Falling, GameEvent, Power, State } from './world.ts'

type Emit = (event: GameEvent) => void

const mostPearls = 6
const lastStars = 4

/** Moves lanterns and loosened stars down and applies those that the paddle catches. */
export function fallAll(state: State, emit: Emit): void {
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
    if (each.power) give(state, each.power)
  }
  state.falling = state.falling.filter((each) => !caught(each) && each.y < yard.height + lanternSize)
}

function give(state: State, power: Power): void {
  if (power !== 'three') {
    state.lasts[power] = lastsFor[power]
    return
  }
  const parent = state.pearls.find(({ held }) => held === null) ?? state.pearls[0]
  if (!parent || state.pearls.length >= mostPearls) return
  for (const offset of [-0.7, 0.7]) {
    const pearl = { ...parent, held: null }
    const { dy } = pearl
    aim(pearl, offset)
    if (dy > 0) pearl.dy = -pearl.dy
    state.pearls.push(pearl)
  }
}

/** Drops the last few stars after a long time without a hit, so that players need not hunt them. */
export function loosen(state: State, emit: Emit): void {
  if (state.quiet < patience || state.stars.length === 0 || state.stars.length > lastStars) return
  for (const star of state.stars) state.falling.push({ ...placeOf(star), power: null })
  state.stars = []
  emit({ kind: 'loosened' })
}
