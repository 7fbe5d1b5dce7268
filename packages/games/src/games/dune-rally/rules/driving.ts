import { groundAt, segmentAt } from './course.ts'
import { burnNitro, fillTank, nitroGains, nitroSpeed } from './nitro.ts'
import { award } from './score.ts'
import { getStateTopSpeed, getTraits } from './stages.ts'
import { gravity } from './tuning.ts'
import type { GameEvent, Moves, State } from './state.ts'

const second = 1 / 60
/** Speed across the road at full lock, in half widths per second. */
const maxSideSpeed = 2
/** Outward pull of the hardest bend at top speed. */
const bendPull = 1.25
/** The car takes off if the ground falls away faster than this, in meters per second. */
const takeOffSpeed = 4
const maxOffset = 1.45
/** Position of a car that scrapes along a wall. */
const wallOffset = 1.1
/** Beyond it, the car drives on sand or scrapes along a wall. */
export const roadEdge = 1.06
/** Steps of invulnerability above which the engine stutters. */
const stutterAbove = 36
const boostSpeed = 13
/** Steps of hard steering until the tail slides, and of sliding until it pays. */
const slideAfter = 16
const rewardAfter = 26
const boostSteps = 75

/** Speed limit on the sand beside the road, as a share of the top speed. */
const offRoadShare = 0.42

/** Returns the car's current speed limit. */
function getSpeedLimit(state: State): number {
  const { driver } = state
  const top = getStateTopSpeed(state)
  if (Math.abs(driver.x) > roadEdge && driver.airborne === 0) return top * offRoadShare
  return top + (driver.isBurning ? nitroSpeed : driver.boost > 0 ? boostSpeed : 0)
}

function accelerate(state: State, brake: boolean): void {
  const { driver } = state
  const limit = getSpeedLimit(state)
  if (brake) driver.speed -= 42 * second
  else if (driver.speed > limit) driver.speed -= (driver.speed > limit * 1.3 ? 60 : 16) * second
  else if (state.time > 0) {
    const eager = driver.isBurning ? 38 : driver.boost > 0 ? 34 : 19
    // The engine stutters for a moment after a crash.
    const share = driver.safe > stutterAbove ? 0.25 : 1
    driver.speed = Math.min(limit, driver.speed + share * eager * (1.15 - driver.speed / limit) * second)
  } else driver.speed -= 11 * second
  const slowest = state.time > 0 && !brake ? 2 : state.time > 0 ? 9 : 0
  driver.speed = Math.max(Math.min(slowest, driver.speed + 30 * second), driver.speed, 0)
  driver.boost = Math.max(0, driver.boost - 1)
}

function endDrift(state: State, emit: (event: GameEvent) => void): void {
  const { driver } = state
  if (driver.drift >= rewardAfter && Math.abs(driver.x) <= roadEdge) {
    driver.boost = boostSteps
    fillTank(state, nitroGains.drift, emit)
    emit({ kind: 'drift', points: award(state, 20 + 2 * Math.min(60, driver.drift - rewardAfter), emit) })
  }
  driver.drift = 0
}

/** Slides the tail on hard steering into a bend. A slide holds the line, and its end gives a boost. */
function slide(state: State, bend: number, emit: (event: GameEvent) => void): void {
  const { driver } = state
  const hard = Math.abs(driver.steer) > 0.85
  const into = driver.steer * bend > 0 && Math.abs(bend) > 0.2
  const fast = driver.speed > getStateTopSpeed(state) * 0.6
  const held = hard && fast && driver.airborne === 0 && Math.abs(driver.x) <= roadEdge
  driver.leaning = held && (into || driver.drift > 0) ? driver.leaning + 1 : 0
  if (driver.leaning === 0) {
    if (driver.drift > 0) endDrift(state, emit)
  } else if (driver.leaning > slideAfter) {
    driver.drift += 1
    if (driver.drift === 1) emit({ kind: 'slide' })
  }
}

function steer(state: State, bend: number): void {
  const { driver } = state
  const share = driver.speed / getStateTopSpeed(state)
  const furthest = getTraits(state).hasWalls ? wallOffset : maxOffset
  const grip = driver.airborne > 0 ? 0.45 : 1
  const hold = driver.airborne > 0 ? 0 : driver.drift > 0 ? 0.55 : 1
  const wanted = driver.steer * maxSideSpeed * Math.min(1, 0.25 + share) * grip
  const quick = driver.airborne > 0 ? 3 : 11
  driver.slip += (wanted - driver.slip) * Math.min(1, quick * second)
  driver.x += (driver.slip - bend * bendPull * share * hold) * second
  if (Math.abs(driver.x) > furthest) {
    driver.x = driver.x > 0 ? furthest : -furthest
    driver.slip = 0
  }
}

function fly(state: State, before: number, emit: (event: GameEvent) => void): void {
  const { driver, course } = state
  const ground = groundAt(course, driver.z)
  const climb = (ground - before) / second
  if (driver.airborne === 0) {
    if (driver.rise - climb > takeOffSpeed) {
      driver.airborne = 1
      emit({ kind: 'jump' })
    } else {
      driver.rise = climb
      return
    }
  }
  driver.airborne += 1
  driver.rise -= gravity * second
  driver.height += (driver.rise - climb) * second
  if (driver.height > 0) return
  const long = driver.airborne
  driver.height = 0
  driver.airborne = 0
  driver.rise = climb
  emit({ kind: 'land' })
  if (long <= 36) return
  fillTank(state, nitroGains.flight, emit)
  emit({ kind: 'flight', points: award(state, long, emit) })
}

/** Moves the car by one step. */
export function moveCar(state: State, moves: Moves, emit: (event: GameEvent) => void): void {
  const { driver, course } = state
  const wheel = Number.isFinite(moves.steer) ? Math.min(1, Math.max(-1, moves.steer)) : 0
  driver.steer = wheel
  const before = groundAt(course, driver.z)
  burnNitro(state, moves.nitro && !moves.brake, emit)
  accelerate(state, moves.brake)
  const { bend } = segmentAt(course, driver.z)
  slide(state, bend, emit)
  steer(state, bend)
  driver.z += driver.speed * second
  fly(state, before, emit)
  driver.safe = Math.max(0, driver.safe - 1)
  state.fastest = Math.max(state.fastest, driver.speed)
}

/** Deceleration behind a finish, in meters per second squared, and the speed that remains. */
const rollOutBrake = 16
const rollOutSpeed = 9

/** Brakes the car behind a finish and keeps it in the middle of the road. */
export function rollOut(state: State, emit: (event: GameEvent) => void): void {
  const { driver, course } = state
  Object.assign(driver, { steer: 0, drift: 0, leaning: 0, boost: 0, isBurning: false, slip: 0 })
  const before = groundAt(course, driver.z)
  driver.speed = Math.max(rollOutSpeed, driver.speed - rollOutBrake * second)
  driver.x -= driver.x * 1.6 * second
  driver.z += driver.speed * second
  fly(state, before, emit)
}
