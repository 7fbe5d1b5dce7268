import { createMoveCodec, flag, Random } from '../../../core/index.ts'
import type { Rules } from '../../../core/index.ts'
import { extendCourse, createCourse } from './course.ts'
import { footHalf, heroHalf, heroHeight, jumpSpeed, applyGravity, getSpeed, wingSpeed } from './physics.ts'
import { getPosition } from './motion.ts'
import { flyerSpeed, flyerStart } from './pieces.ts'
import { getQuarter } from './quarters.ts'
import type { GameEvent, Hero, Moves, Obstacle, Roof, State } from './state.ts'

type Emit = (event: GameEvent) => void

export const maxLights = 3
/** The highest level starts with one light lost, which as few lanterns win back as at the first one. */
const getFirstLights = (level: number): number => (level < 5 ? maxLights : maxLights - 1)
export const maxWings = 3
export const maxMultiplier = 5
/** Lanterns in a row for one more multiplier, and steps until the streak expires. */
const lanternsPerMultiplier = 6
export const streakTimeout = 210
/** Number of lanterns that restores a lost light, more at each level and for each light won back. */
const getLanternsPerLight = (level: number, relit: number): number => 60 + 40 * (level - 1) + 30 * relit
const unitsPerMeter = 24
const coyoteSteps = 6
const bufferSteps = 7
/** Steps of invulnerability after harm, fewer at each level. */
const getSafeSteps = (level: number): number => 108 - 18 * (level - 1)
/** A ledge missed by at most `ledge` still counts as a landing; `depth` below the roofs the hero is lost. */
const ledge = 16
const depth = 170

/** Returns the meters run so far. */
export const meters = ({ hero }: State): number => Math.floor(Math.max(0, hero.x) / unitsPerMeter)

export const rules: Rules<State, Moves, GameEvent> = {
  ...createMoveCodec<Moves>({ jump: flag }),

  start({ seed, level }) {
    const random = new Random(seed)
    const state: State = {
      score: 0,
      over: false,
      random,
      level,
      speed: getSpeed(0, level),
      quarter: 0,
      hero: {
        x: 0,
        z: 0,
        vz: 0,
        grounded: true,
        held: false,
        coyote: 0,
        buffer: 0,
        wings: 0,
        safe: 0,
        carried: false,
      },
      course: createCourse(random),
      lights: getFirstLights(level),
      points: 0,
      reported: 0,
      lanterns: 0,
      relit: 0,
      nextLight: getLanternsPerLight(level < 5 ? level : 1, 0),
      streak: 0,
      streakStepsLeft: 0,
      multiplier: 1,
      bestMultiplier: 1,
    }
    extendCourse(state.course, 0, level, random)
    return state
  },

  step(state, { jump }, emit) {
    if (state.over) return
    const { hero, course } = state
    state.speed = getSpeed(hero.x, state.level)
    hero.x += state.speed
    hero.safe = Math.max(0, hero.safe - 1)
    const pressed = jump && !hero.held
    hero.held = jump
    hero.buffer = pressed ? bufferSteps : Math.max(0, hero.buffer - 1)
    if (hero.carried) carryHero(state)
    else move(state, pressed, emit)
    handleObstacles(state, emit)
    collectPickups(state, emit)
    if (state.streakStepsLeft > 0 && (state.streakStepsLeft -= 1) === 0) breakStreak(state, emit)
    enterQuarter(state, emit)
    const distance = meters(state)
    if (distance > 0 && distance % 100 === 0 && distance !== state.reported) {
      state.reported = distance
      emit({ kind: 'distance', meters: distance })
    }
    state.score = state.points + distance
    extendCourse(course, hero.x, state.level, state.random)
  },
}

function enterQuarter(state: State, emit: Emit): void {
  const quarter = getQuarter(state.hero.x, state.level)
  if (quarter === state.quarter) return
  state.quarter = quarter
  emit({ kind: 'quarter', quarter })
}

const above = (roof: Roof, x: number): boolean => x + footHalf > roof.x && x - footHalf < roof.x + roof.width

function move(state: State, pressed: boolean, emit: Emit): void {
  const { hero, course } = state
  takeOff(state, pressed, emit)
  if (!hero.grounded) hero.vz = applyGravity(hero.vz, hero.held)
  const before = hero.z
  hero.z += hero.vz
  const roof = course.roofs.find((each) => above(each, hero.x))
  if (roof && hero.vz <= 0 && before >= roof.top - ledge && hero.z <= roof.top) land(hero, roof, emit)
  else if (hero.grounded) {
    hero.grounded = false
    hero.coyote = coyoteSteps
    hero.vz = 0
  } else hero.coyote = Math.max(0, hero.coyote - 1)
  const insideWall = roof !== undefined && hero.z < roof.top - ledge
  if (insideWall || isLost(hero, course.roofs)) fall(state, emit)
}

/** Returns whether the hero is too far below every near roof. */
const isLost = ({ x, z }: Hero, roofs: readonly Roof[]): boolean =>
  roofs.every((roof) => roof.x > x + 600 || roof.x + roof.width < x - 500 || z < roof.top - depth)

function takeOff(state: State, pressed: boolean, emit: Emit): void {
  const { hero, course } = state
  if (hero.buffer > 0 && (hero.grounded || hero.coyote > 0)) {
    hero.vz = jumpSpeed
    emit({ kind: 'jump' })
  } else if (pressed && hero.wings > 0 && !landsSoon(hero, course.roofs)) {
    hero.vz = wingSpeed
    hero.wings -= 1
    emit({ kind: 'wing' })
  } else return
  hero.grounded = false
  hero.coyote = 0
  hero.buffer = 0
}

/** A press just before landing starts the next jump instead of using a wing. */
const landsSoon = ({ x, z, vz }: Hero, roofs: readonly Roof[]): boolean =>
  vz < 0 && roofs.some((roof) => above(roof, x) && z >= roof.top && z + vz * bufferSteps < roof.top)

function land(hero: Hero, roof: Roof, emit: Emit): void {
  if (!hero.grounded) emit({ kind: 'land' })
  hero.grounded = true
  hero.z = roof.top
  hero.vz = 0
}

function fall(state: State, emit: Emit): void {
  emit({ kind: 'fall' })
  loseLight(state, emit)
  if (state.over) return
  state.hero.carried = true
  state.hero.grounded = false
  state.hero.vz = 0
  emit({ kind: 'carry' })
}

/** Carries the hero over the next roof that is long enough to land on. */
function carryHero({ hero, course, level }: State): void {
  const roof = course.roofs.find((each) => each.x + each.width > hero.x + 150)
  if (!roof) return
  const height = roof.top + 60
  hero.z += (height - hero.z) * 0.1
  hero.safe = getSafeSteps(level)
  if (hero.x > roof.x + 24 && Math.abs(height - hero.z) < 14) hero.carried = false
}

function loseLight(state: State, emit: Emit): void {
  state.lights -= 1
  state.hero.safe = getSafeSteps(state.level)
  breakStreak(state, emit)
  if (state.lights > 0) return
  state.over = true
  emit({ kind: 'end' })
}

function breakStreak(state: State, emit: Emit): void {
  if (state.multiplier > 1) emit({ kind: 'streakEnded' })
  state.streak = 0
  state.streakStepsLeft = 0
  state.multiplier = 1
}

/** Ignores the corners, so that a visible near miss does not count as a hit. */
function touches(hero: Hero, obstacle: Obstacle): boolean {
  const { width, height } = obstacle
  const { x, z } = getPosition(obstacle, hero.x)
  return (
    Math.abs(hero.x - x) < heroHalf + width / 2 - 4 && hero.z < z + height - 3 && hero.z + heroHeight > z + 3
  )
}

function handleObstacles(state: State, emit: Emit): void {
  const { hero } = state
  for (const obstacle of state.course.obstacles) {
    if (obstacle.kind === 'flyer' && !obstacle.spent && obstacle.x - hero.x < flyerStart)
      obstacle.x -= flyerSpeed
    if (obstacle.spent || state.over || !touches(hero, obstacle)) continue
    const bird = obstacle.kind === 'pigeon' || obstacle.kind === 'flyer'
    if (bird && hero.vz < 0 && hero.z > obstacle.z + obstacle.height / 2) stomp(state, obstacle, emit)
    else if (hero.safe === 0) {
      obstacle.spent = true
      emit({ kind: 'hit' })
      loseLight(state, emit)
      hero.vz = Math.max(hero.vz, 4)
      hero.grounded = false
    }
  }
}

/** Landing on a bird scares it away and bounces the hero up. */
function stomp(state: State, obstacle: Obstacle, emit: Emit): void {
  const points = 25 * state.multiplier
  obstacle.spent = true
  state.hero.vz = 8
  state.hero.grounded = false
  state.points += points
  emit({ kind: 'stomp', x: obstacle.x, z: obstacle.z, points })
}

function collectPickups(state: State, emit: Emit): void {
  const { hero } = state
  for (const pickup of state.course.pickups) {
    const near = Math.abs(pickup.x - hero.x) < 26 && Math.abs(pickup.z - hero.z - heroHeight / 2) < 34
    if (pickup.taken || !near) continue
    pickup.taken = true
    if (pickup.kind === 'star') {
      hero.wings = Math.min(maxWings, hero.wings + 1)
      addPoints(state, pickup, 50, emit)
    } else {
      state.lanterns += 1
      state.streak += 1
      state.streakStepsLeft = streakTimeout
      addPoints(state, pickup, 10, emit)
      raiseMultiplier(state, emit)
    }
  }
}

function addPoints(
  state: State,
  { kind, x, z }: { kind: 'lantern' | 'star'; x: number; z: number },
  worth: number,
  emit: Emit,
) {
  const points = worth * state.multiplier
  state.points += points
  emit({ kind, x, z, points })
}

function raiseMultiplier(state: State, emit: Emit): void {
  const multiplier = Math.min(maxMultiplier, 1 + Math.floor(state.streak / lanternsPerMultiplier))
  if (multiplier > state.multiplier) emit({ kind: 'multiplier', value: multiplier })
  state.multiplier = multiplier
  state.bestMultiplier = Math.max(state.bestMultiplier, multiplier)
  if (state.lanterns < state.nextLight) return
  if (state.lights < maxLights) {
    state.lights += 1
    state.relit += 1
    emit({ kind: 'light' })
  }
  state.nextLight = state.lanterns + getLanternsPerLight(state.level, state.relit)
}
