import { toMeters } from '../rules/course.ts'
import type { Rival, State } from '../rules/state.ts'
import type { Camera } from './camera.ts'
import type { Effects } from './effects.ts'

/** Where the first rivals wait for the signal. The rules have them further ahead, so nothing can touch them here. */
const grid = [
  { z: 8, x: 0.52 },
  { z: 15, x: -0.52 },
  { z: 22, x: 0.52 },
] as const
/** Steps in which they pull away to where the rules have them. */
const launchSteps = 240
/** Steps after the signal for which wheels spin. */
const spinSteps = 70
/** Steps of the phases of a stage, as in the rules: an export there would change the hash of recorded runs. */
export const signalSteps = 90
const rollOutSteps = 240

const smooth = (part: number) => part * part * (3 - 2 * part)

/** Returns the rivals where the view shows them, `alpha` steps after the state. */
export function placeRivals({ rivals, phase, stageSteps }: State, alpha: number): Rival[] {
  const isWaiting = phase === 'start'
  const ahead = isWaiting ? 0 : alpha
  const share = smooth(Math.min(1, (stageSteps + ahead) / launchSteps))
  return rivals.map((rival, index) => {
    const z = rival.z + (rival.speed * ahead) / 60
    const box = share < 1 ? grid[index] : undefined
    if (!box) return { ...rival, z }
    return {
      ...rival,
      z: box.z + (z - box.z) * share,
      x: box.x + (rival.x - box.x) * share,
      speed: isWaiting ? 0 : rival.speed,
    }
  })
}

/** Returns how far the camera is above and behind its usual place, from 0 to 1: before a start and behind a finish. */
export function getLift({ phase, phaseStepsLeft, isEndless }: State, alpha: number): number {
  if (isEndless || phase === 'drive') return 0
  if (phase === 'start') return smooth(Math.min(1, Math.max(0, phaseStepsLeft - alpha) / signalSteps))
  return 0.7 * smooth(Math.min(1, (rollOutSteps - phaseStepsLeft) / 150))
}

/** Returns how high the spectators jump, from 0 to 1. */
export const getCheer = ({ phase, stageSteps }: State): number =>
  phase === 'finish' || (phase === 'drive' && stageSteps < 180) ? 1 : 0.35

/** Creates the smoke of the cars that wait for the signal, and of their wheels behind it. */
export function createSmoke(effects: Effects) {
  let due = 0
  return (state: State, seconds: number, camera: Camera): void => {
    const { phase, stageSteps, phaseStepsLeft, driver } = state
    const isWaiting = phase === 'start'
    if (!isWaiting && (phase !== 'drive' || stageSteps > spinSteps)) return
    // Engines rev harder with each lamp.
    due += seconds * (isWaiting ? 14 + (signalSteps - phaseStepsLeft) / 3 : 110)
    const cars = [driver, ...placeRivals(state, 0).slice(0, grid.length)]
    for (; due >= 1; due -= 1) {
      const { z, x } = cars[Math.floor(Math.random() * cars.length)] ?? driver
      const spot = camera.project(z, toMeters(x) + (Math.random() < 0.5 ? -1.3 : 1.3))
      if (spot) effects.smoke(spot.x, spot.y, spot.scale * (isWaiting ? 0.6 : 0.9))
    }
  }
}
