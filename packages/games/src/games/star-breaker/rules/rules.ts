import { createMoveCodec, flag, optional, Random, range } from '../../../core/index.ts'
import type { Rules, RunOptions } from '../../../core/index.ts'
import { chargeBolt, moveBolts } from './bolts.ts'
import { hitBoss, moveBoss } from './boss.ts'
import { moveFalling, dropStars } from './falling.ts'
import { aim, createEdgeHandler, flyPearl } from './flight.ts'
import { strike } from './strike.ts'
import { glideAcceleration, maxGlide, getPearlSpeed, getServeDirection, getPaddleWidth } from './tuning.ts'
import { createWall } from './walls.ts'
import { paddleLine, pearlRadius, targetStep, yard } from './state.ts'
import type { GameEvent, TimedPower, Moves, State } from './state.ts'

type Emit = (event: GameEvent) => void

export const initialLives = 3

const noPowers = (): State['powerSteps'] => ({ wide: 0, slow: 0, catch: 0, pierce: 0 })

export const rules: Rules<State, Moves, GameEvent> = {
  ...createMoveCodec<Moves>({
    target: optional(range(0, yard.width, 1 / targetStep)),
    left: flag,
    right: flag,
    launch: flag,
    hold: flag,
  }),

  start({ seed, level }: RunOptions) {
    const { name, stars, boss } = createWall(seed, 1, level)
    const state: State = {
      score: 0,
      over: false,
      seed,
      level,
      wall: 1,
      wallName: name,
      lives: initialLives,
      random: new Random(seed),
      stars,
      boss,
      pearls: [],
      bolts: [],
      falling: [],
      paddle: { x: yard.width / 2, width: 0, glide: 0 },
      powerSteps: noPowers(),
      dazedSteps: 0,
      light: 0,
      charge: 0,
      combo: 0,
      bestCombo: 0,
      broken: 0,
      brokenInWall: 0,
      steps: 0,
      stepsSinceHit: 0,
      freezeSteps: 0,
    }
    state.paddle.width = getPaddleWidth(state)
    servePearl(state)
    return state
  },

  step(state, moves, emit) {
    if (state.over) return
    movePaddle(state, moves)
    if (state.freezeSteps > 0) {
      state.freezeSteps -= 1
      return
    }
    state.steps += 1
    for (const power of Object.keys(state.powerSteps) as TimedPower[])
      state.powerSteps[power] = Math.max(0, state.powerSteps[power] - 1)
    state.dazedSteps = Math.max(0, state.dazedSteps - 1)
    moveHeldPearls(state, moves, emit)
    chargeBolt(state, moves.hold, emit)
    moveBoss(state, emit)
    flyPearls(state, emit)
    moveBolts(state, initialLives, emit)
    moveFalling(state, emit)
    dropStars(state, emit)
    const isCleared = state.stars.length === 0 && !state.boss
    if (isCleared && !state.falling.some(({ kind }) => kind === 'star')) nextWall(state, emit)
    else if (state.pearls.length === 0) losePearl(state, emit)
  },
}

function movePaddle(state: State, { target, left, right }: Moves): void {
  const { paddle } = state
  // The width changes smoothly, and a held pearl stays on the paddle.
  paddle.width += (getPaddleWidth(state) - paddle.width) * 0.2
  const way = Number(right) - Number(left)
  if (way === 0) paddle.glide = 0
  else
    paddle.glide = Math.max(
      -maxGlide,
      Math.min(maxGlide, (paddle.glide * way > 0 ? paddle.glide : way * 3) + way * glideAcceleration),
    )
  const x = way === 0 && target !== null && Number.isFinite(target) ? target : paddle.x + paddle.glide
  paddle.x = Math.max(paddle.width / 2, Math.min(yard.width - paddle.width / 2, x))
}

function moveHeldPearls(state: State, { launch }: Moves, emit: Emit): void {
  for (const pearl of state.pearls) {
    if (pearl.held === null) continue
    const { x, width } = state.paddle
    pearl.x = Math.max(pearlRadius, Math.min(yard.width - pearlRadius, x + pearl.held))
    pearl.y = paddleLine - pearlRadius
    if (!launch) continue
    aim(pearl, pearl.held === 0 ? getServeDirection(state) : pearl.held / (width / 2))
    pearl.held = null
    emit({ kind: 'launched' })
  }
}

function flyPearls(state: State, emit: Emit): void {
  const speed = getPearlSpeed(state)
  const handlers = {
    star: (star: State['stars'][number]) => strike(state, star, emit),
    boss: () => hitBoss(state, 1, initialLives, emit),
    paddle: (pearl: State['pearls'][number]) => hitPaddle(state, pearl, emit),
    edge: createEdgeHandler(emit),
  }
  if (state.pearls.some(({ held }) => held === null)) state.stepsSinceHit += 1
  state.pearls = state.pearls.filter(
    (pearl) => pearl.held !== null || flyPearl(state, pearl, speed, handlers),
  )
}

function hitPaddle(state: State, pearl: State['pearls'][number], emit: Emit): void {
  emit({ kind: 'paddle', x: pearl.x, combo: state.combo })
  state.combo = 0
  // Caught pearls never sit exactly in the center, which marks a served pearl.
  if (state.powerSteps.catch > 0) pearl.held = pearl.x - state.paddle.x || 0.5
}

function nextWall(state: State, emit: Emit): void {
  const points = 250 * state.wall
  state.score += points
  emit({ kind: 'cleared', wall: state.wall, points })
  state.wall += 1
  state.brokenInWall = 0
  state.falling = []
  state.bolts = []
  // Bosses draw from `random`; walls depend on the run's seed alone.
  const { name, stars, boss } = createWall(state.seed, state.wall, state.level)
  Object.assign(state, { wallName: name, stars, boss })
  state.powerSteps = noPowers()
  state.dazedSteps = 0
  servePearl(state)
  state.freezeSteps = 90
}

function losePearl(state: State, emit: Emit): void {
  state.lives -= 1
  state.falling = []
  state.bolts = []
  state.powerSteps = noPowers()
  state.dazedSteps = 0
  state.brokenInWall = Math.floor(state.brokenInWall / 2)
  if (state.boss) state.boss.attack = null
  if (state.lives === 0) {
    state.over = true
    emit({ kind: 'over' })
    return
  }
  emit({ kind: 'lost' })
  servePearl(state)
  state.freezeSteps = 24
}

function servePearl(state: State): void {
  const { x } = state.paddle
  state.pearls = [{ x, y: paddleLine - pearlRadius, dx: 0, dy: -1, held: 0 }]
  state.combo = 0
  state.stepsSinceHit = 0
}
