import { fillTank, nitroGains } from './nitro.ts'
import { award, breakChain } from './score.ts'
import { blockerAppearance } from './rivals.ts'
import type { GameEvent, Rival, State, RoadObject } from './state.ts'

type Emit = (event: GameEvent) => void

/** Distance between two centers at contact, in half widths of the road. */
export const contactWidths: Record<'rock' | 'camel' | 'rival' | 'flask' | 'star', number> = {
  rock: 0.34,
  camel: 0.4,
  rival: 0.36,
  flask: 0.4,
  star: 0.36,
}
/** Largest distance for a near miss. */
const nearMissWidth = 0.17
const carLength = 3.6
/** Height at which the car flies over an obstacle, in meters. */
const clearHeights = { rock: 1.1, camel: 2, rival: 1.5 }
/** Below this speed, contact pushes instead of crashing. */
const pushSpeed = 14
const safeSteps = 80
/** A flask of water adds two seconds. */
const flaskSteps = 120

function crash(
  state: State,
  into: 'rock' | 'camel' | 'rival',
  speed: number,
  away: number,
  emit: Emit,
): void {
  const { driver } = state
  driver.speed = speed
  driver.slip = away
  state.crashes += 1
  driver.drift = 0
  driver.leaning = 0
  driver.boost = 0
  driver.isBurning = false
  driver.safe = safeSteps
  breakChain(state)
  emit({ kind: 'crash', into })
}

const awayFrom = (mine: number, other: number) => (mine >= other ? 1 : -1)

function handleObject(state: State, object: RoadObject, emit: Emit): void {
  const { driver } = state
  const reach = 1.6 + driver.speed / 120
  const gap = object.z - driver.z
  const { x, z, height, kind } = object
  const beside = Math.abs(x - driver.x)
  if (kind === 'star' || kind === 'flask') {
    if (Math.abs(gap) > reach + 0.6 || beside > contactWidths[kind]) return
    if (Math.abs(height - driver.height) > (height > 0 ? 3 : 1.8)) return
    object.spent = true
    if (kind === 'flask') {
      state.time += flaskSteps
      state.points += 10
      emit({ kind, x, z })
    } else {
      state.stars += 1
      fillTank(state, nitroGains.star, emit)
      emit({ kind, points: award(state, 10, emit), x, z, height })
    }
    return
  }
  if (gap > reach) return
  const touches = beside < contactWidths[kind] && driver.height < clearHeights[kind]
  if (touches && gap > -reach && driver.safe === 0) {
    object.spent = true
    if (driver.speed < pushSpeed) {
      driver.slip = awayFrom(driver.x, x) * 1.2
      driver.safe = 24
      emit({ kind: 'rub' })
      return
    }
    // The camel is never hurt: the car brakes and the camel runs off.
    if (kind === 'camel') object.drift = awayFrom(x, driver.x) * 0.9
    crash(state, kind, driver.speed * (kind === 'rock' ? 0.16 : 0.12), awayFrom(driver.x, x) * 0.9, emit)
  } else if (gap < -reach) {
    object.spent = true
    if (driver.safe > 0 || beside > contactWidths[kind] + nearMissWidth || driver.speed < 25) return
    fillTank(state, nitroGains.close, emit)
    emit({ kind: 'close', points: award(state, 25, emit), x, z })
  }
}

function handleRival(state: State, rival: Rival, emit: Emit): void {
  const { driver } = state
  const gap = rival.z - driver.z
  const beside = Math.abs(rival.x - driver.x)
  if (
    Math.abs(gap) < carLength &&
    beside < contactWidths.rival &&
    driver.height < clearHeights.rival &&
    driver.safe === 0
  ) {
    const away = awayFrom(driver.x, rival.x)
    if (gap > carLength * 0.55 && beside < contactWidths.rival * 0.8) {
      driver.z = rival.z - carLength
      rival.speed += 7
      crash(state, 'rival', rival.speed * 0.62, away * 0.7, emit)
    } else {
      driver.slip = away * 1.5
      driver.speed *= 0.92
      rival.x -= away * 0.06
      driver.drift = 0
      driver.leaning = 0
      driver.safe = 24
      emit({ kind: 'rub' })
    }
    return
  }
  if (rival.passed || gap > -carLength) return
  rival.passed = true
  state.overtaken += 1
  const close = driver.safe === 0 && beside < contactWidths.rival + nearMissWidth
  const isBlocker = rival.appearance === blockerAppearance
  fillTank(state, isBlocker ? nitroGains.blocker : close ? nitroGains.close : nitroGains.overtake, emit)
  emit({
    kind: 'overtake',
    points: award(state, (close ? 80 : 40) + (isBlocker ? 40 : 0), emit),
    close,
    isBlocker,
    x: rival.x,
    z: rival.z,
  })
}

/** Handles everything that the car meets in one step. */
export function handleEncounters(state: State, emit: Emit): void {
  for (const object of state.course.objects) {
    object.x += object.drift / 60
    if (!object.spent && object.z - state.driver.z < 12) handleObject(state, object, emit)
  }
  for (const rival of state.rivals) handleRival(state, rival, emit)
}
