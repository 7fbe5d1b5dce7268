import { getDrift, getStarCenter } from './state.ts'
import type { GameEvent, Star, State } from './state.ts'
import { maxLight } from './tuning.ts'

type Emit = (event: GameEvent) => void

export const maxCombo = 20

/** Hits a star. A star that breaks drops its lantern, gives light, and may take its neighbors or open locks. */
export function strike(state: State, star: Star, emit: Emit): void {
  if (star.kind === 'locked') {
    emit({ kind: 'locked', ...getStarCenter(star) })
    return
  }
  state.combo = Math.min(maxCombo, state.combo + 1)
  state.bestCombo = Math.max(state.bestCombo, state.combo)
  state.stepsSinceHit = 0
  star.strength -= 1
  const broken = star.strength === 0
  const points = (broken ? 10 * star.initialStrength : 5) * state.combo
  const center = getStarCenter(star, getDrift(state))
  state.score += points
  const data = { star, ...center, points, combo: state.combo }
  emit(broken ? { kind: 'broken', ...data } : { kind: 'cracked', ...data })
  if (broken) breakStar(state, star, center, emit)
}

function breakStar(state: State, star: Star, center: { x: number; y: number }, emit: Emit): void {
  state.broken += 1
  state.brokenInWall += 1
  state.light = Math.min(maxLight, state.light + 1)
  state.stars = state.stars.filter((each) => each !== star)
  if (star.power) state.falling.push({ ...center, drift: 0, kind: star.power })
  if (star.initialStrength === 3 || star.kind === 'spark') state.freezeSteps = 2
  if (star.hasKey) for (const each of state.stars) if (each.kind === 'locked') openLock(each, emit)
  if (star.kind !== 'spark') return
  const isNeighbor = ({ column, row }: Star) =>
    Math.abs(column - star.column) <= 1 && Math.abs(row - star.row) <= 1
  for (const each of state.stars.filter(isNeighbor))
    if (each.kind !== 'locked' && state.stars.includes(each)) strike(state, each, emit)
}

/** Turns a locked star into a plain one. */
export function openLock(star: Star, emit: Emit): void {
  star.kind = 'plain'
  emit({ kind: 'opened', ...getStarCenter(star) })
}
