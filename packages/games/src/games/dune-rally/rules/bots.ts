import { segmentAt } from './course.ts'
import { contactWidths } from './encounters.ts'
import type { Moves, State } from './state.ts'

const places = Array.from({ length: 19 }, (_, index) => -0.81 + index * 0.09)

interface Hazard {
  x: number
  seconds: number
  width: number
  /** Distance in meters, and closing speed in meters per second. */
  gap: number
  closing: number
}

function hazards({ driver, course, rivals }: State): Hazard[] {
  const found: Hazard[] = []
  for (const { kind, z, x, drift, spent } of course.objects) {
    if (spent || kind === 'star' || kind === 'flask') continue
    const seconds = (z - driver.z) / Math.max(5, driver.speed)
    if (seconds > -0.08 && seconds < 2.6)
      found.push({
        x: x + drift * seconds,
        seconds,
        width: contactWidths[kind],
        gap: z - driver.z,
        closing: driver.speed,
      })
  }
  for (const { z, x, lane, speed } of rivals) {
    const closing = driver.speed - speed
    const gap = z - driver.z
    const seconds = Math.abs(gap) < 6 ? 0 : gap / Math.max(3, closing)
    if (gap > -5 && seconds < 2.6)
      found.push({ x: seconds > 0.4 ? lane : x, seconds, width: contactWidths.rival, gap, closing })
  }
  return found
}

/** Steers to a position across the road, against the pull of the bend. */
export function holdPosition(state: State, place: number): number {
  const { driver, course } = state
  const { bend } = segmentAt(course, driver.z + driver.speed * 0.12)
  const wanted = (place - driver.x) * 4.5 + bend * 1.25
  return Math.max(-1, Math.min(1, wanted / 2))
}

/** Looks two seconds ahead, picks the clearest line and takes stars and water on it. */
export function carefulBot(state: State): Moves {
  const { driver, course } = state
  const dangers = hazards(state)
  let best = 0
  let least = Infinity
  for (const place of places) {
    let cost = Math.abs(place - driver.x) * 0.6 + Math.abs(place) * 0.15
    for (const { x, seconds, width } of dangers) {
      const weight = 1 / (0.25 + Math.max(0, seconds))
      const beside = Math.abs(place - x)
      if (beside < width + 0.1) cost += (8 + (width + 0.1 - beside) * 20) * weight
      // The way to the line must not lead through an obstacle either.
      const crosses = (place - x) * (driver.x - x) < 0
      if (crosses && seconds < 0.3 + Math.abs(x - driver.x) * 0.75 + width * 0.5) cost += 20 * weight
    }
    for (const { kind, z, x, spent } of course.objects) {
      const far = z - driver.z
      if (spent || far < 2 || far > 70) continue
      if (kind === 'flask' && Math.abs(place - x) < 0.25) cost -= 1.6
      if (kind === 'star' && Math.abs(place - x) < 0.25) cost -= 0.35
    }
    if (cost < least) {
      least = cost
      best = place
    }
  }
  // Brakes while the line is blocked, because a rival beside the car will drive on and open it.
  const stuck = dangers.some(
    ({ x, width, gap, closing }) =>
      gap > 2 &&
      closing > 0 &&
      gap - 6 < (closing * closing) / 76 &&
      Math.abs(driver.x - x) < width + 0.04 &&
      Math.abs(best - x) < width + 0.04,
  )
  return { steer: holdPosition(state, best), brake: stuck, nitro: !stuck && canBurn(state, dangers) }
}

/** Drives like the careful bot, but turns the wheel in sixteenths, as a hand on a screen does. */
export function steadyBot(state: State): Moves {
  const moves = carefulBot(state)
  return { ...moves, steer: Math.round(moves.steer * 16) / 16 }
}

/** Burns nitro on a straight without danger ahead, until the tank is empty. */
function canBurn({ driver, course }: State, dangers: readonly Hazard[]): boolean {
  if (driver.nitro < (driver.isBurning ? 1 : 100) || Math.abs(driver.x) > 1) return false
  if (Math.abs(segmentAt(course, driver.z + 60).bend) > 0.6) return false
  return !dangers.some(({ x, gap, width }) => gap > 0 && gap < 60 && Math.abs(x - driver.x) < width + 0.1)
}

/** Keeps to the center of the road and ignores everything. */
export const centerBot = (state: State): Moves => ({
  steer: holdPosition(state, 0),
  brake: false,
  nitro: false,
})

export const idleBot = (): Moves => ({ steer: 0, brake: false, nitro: false })
