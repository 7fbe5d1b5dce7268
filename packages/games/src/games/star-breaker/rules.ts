import { Random } from '../../core/index.ts'
import type { Rules, RunOptions } from '../../core/index.ts'
import { fallAll, loosen } from './falling.ts'
import { aim, fly } from './flight.ts'
import { glideGain, glideMost, speedOf, swing, widthOf } from './pace.ts'
import { layWall } from './walls.ts'
import { paddleLine, pearlRadius, placeOf, yard } from './world.ts'
import type { GameEvent, Lasting, Moves, Star, State } from './world.ts'

type Emit = (event: GameEvent) => void

export const livesAtFirst = 3
export const mostCombo = 20

export const rules: Rules<State, Moves, GameEvent> = {
  start({ seed, level }: RunOptions) {
    const state: State = {
      score: 0,
      over: false,
      level,
      wall: 1,
      lives: livesAtFirst,
      random: new Random(seed),
      stars: layWall(seed, 1, level),
      pearls: [],
      falling: [],
      paddle: { x: yard.width / 2, width: 0, glide: 0 },
      lasts: { wide: 0, slow: 0, catch: 0 },
      combo: 0,
      bestCombo: 0,
      broken: 0,
      haste: 0,
      steps: 0,
      quiet: 0,
      freeze: 0,
    }
    state.paddle.width = widthOf(state)
    serve(state)
    return state
  },

  step(state, moves, emit) {
    if (state.over) return
    steer(state, moves)
    if (state.freeze > 0) {
      state.freeze -= 1
      return
    }
    state.steps += 1
    for (const power of Object.keys(state.lasts) as Lasting[])
      state.lasts[power] = Math.max(0, state.lasts[power] - 1)
    hold(state, moves, emit)
    flyAll(state, emit)
    fallAll(state, emit)
    loosen(state, emit)
    if (state.stars.length === 0 && !state.falling.some(({ power }) => power === null)) nextWall(state, emit)
    else if (state.pearls.length === 0) lose(state, emit)
  },
}

function steer(state: State, { target, left, right }: Moves): void {
  const { paddle } = state
  // The width changes smoothly, and a held pearl stays on the paddle.
  paddle.width += (widthOf(state) - paddle.width) * 0.2
  const way = Number(right) - Number(left)
  if (way === 0) paddle.glide = 0
  else
    paddle.glide = Math.max(
      -glideMost,
      Math.min(glideMost, (paddle.glide * way > 0 ? paddle.glide : way * 3) + way * glideGain),
    )
  const x = way === 0 && target !== null && Number.isFinite(target) ? target : paddle.x + paddle.glide
  paddle.x = Math.max(paddle.width / 2, Math.min(yard.width - paddle.width / 2, x))
}

function hold(state: State, { launch }: Moves, emit: Emit): void {
  for (const pearl of state.pearls) {
    if (pearl.held === null) continue
    const { x, width } = state.paddle
    pearl.x = Math.max(pearlRadius, Math.min(yard.width - pearlRadius, x + pearl.held))
    pearl.y = paddleLine - pearlRadius
    if (!launch) continue
    aim(pearl, pearl.held === 0 ? swing(state) : pearl.held / (width / 2))
    pearl.held = null
    emit({ kind: 'launched' })
  }
}

function flyAll(state: State, emit: Emit): void {
  const speed = speedOf(state)
  const flying = state.pearls.filter(({ held }) => held === null)
  if (flying.length > 0) state.quiet += 1
  state.pearls = state.pearls.filter(
    (pearl) =>
      pearl.held !== null ||
      fly(
        state,
        pearl,
        speed,
        { star: (star) => hit(state, star, emit), paddle: (p) => meet(state, p, emit) },
        emit,
      ),
  )
}

function meet(state: State, pearl: State['pearls'][number], emit: Emit): void {
  emit({ kind: 'paddle', x: pearl.x, combo: state.combo })
  state.combo = 0
  // Caught pearls never sit exactly in the center, which marks a served pearl.
  if (state.lasts.catch > 0) pearl.held = pearl.x - state.paddle.x || 0.5
}

function hit(state: State, star: Star, emit: Emit): void {
  state.combo = Math.min(mostCombo, state.combo + 1)
  state.bestCombo = Math.max(state.bestCombo, state.combo)
  state.quiet = 0
  star.strength -= 1
  const broken = star.strength === 0
  const points = (broken ? 10 * star.full : 5) * state.combo
  state.score += points
  emit({ kind: broken ? 'broken' : 'cracked', star, ...placeOf(star), points, combo: state.combo })
  if (!broken) return
  state.broken += 1
  state.haste += 1
  state.stars = state.stars.filter((each) => each !== star)
  if (star.power) state.falling.push({ ...placeOf(star), power: star.power })
  if (star.full === 3) state.freeze = 2
}

function nextWall(state: State, emit: Emit): void {
  const points = 250 * state.wall
  state.score += points
  emit({ kind: 'cleared', wall: state.wall, points })
  state.wall += 1
  state.haste = 0
  state.falling = []
  state.stars = layWall(state.random.state, state.wall, state.level)
  state.lasts = { wide: 0, slow: 0, catch: 0 }
  serve(state)
  state.freeze = 50
}

function lose(state: State, emit: Emit): void {
  state.lives -= 1
  state.falling = []
  state.lasts = { wide: 0, slow: 0, catch: 0 }
  state.haste = Math.floor(state.haste / 2)
  if (state.lives === 0) {
    state.over = true
    emit({ kind: 'over' })
    return
  }
  emit({ kind: 'lost' })
  serve(state)
  state.freeze = 24
}

function serve(state: State): void {
  const { x } = state.paddle
  state.pearls = [{ x, y: paddleLine - pearlRadius, dx: 0, dy: -1, held: 0 }]
  state.combo = 0
  state.quiet = 0
}
