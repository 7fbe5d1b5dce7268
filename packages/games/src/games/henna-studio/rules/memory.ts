import { center, fingers, getFingerPoint, toPoint, toPointNumber } from './geometry.ts'
import type { Point } from './geometry.ts'
import { addMark } from './design.ts'
import type { Emit, State } from './state.ts'
import { motifCount, stampsInFamily } from './tools.ts'
import { getBeatSteps, getPatternLength, motifPoints } from './tuning.ts'

/** Spots of the motifs: the fingertips and the palm. */
export const spots: readonly Point[] = [...fingers.map((finger) => getFingerPoint(finger, 0.72)), center]
/** Stamp of each motif: the first of its family. */
export const motifStamps: readonly number[] = [0, 1, 2, 5, 6, 3].map((family) => family * stampsInFamily)

export function startMemoryRound(state: State): void {
  const length = getPatternLength(state.level, state.row)
  state.pattern = []
  while (state.pattern.length < length) {
    const motif = state.random.int(0, motifCount - 1)
    if (motif !== state.pattern.at(-1)) state.pattern.push(motif)
  }
  watchPattern(state)
}

export function watchPattern(state: State): void {
  state.turn = 'watch'
  state.at = 0
  state.stepsLeft = 50
}

/** Shows one motif after the other. */
export function stepPattern(state: State, emit: Emit): void {
  state.stepsLeft -= 1
  if (state.stepsLeft > 0) return
  const motif = state.pattern[state.at]
  if (motif === undefined) {
    state.turn = 'repeat'
    state.at = 0
    // Time to remember, not to hurry.
    state.stepsLeft = 60 * (8 + 3 * state.pattern.length)
    return
  }
  emit({ type: 'show', motif })
  state.at += 1
  state.stepsLeft = getBeatSteps(state.level, state.row)
}

export function findSpot(point: number): number {
  const { x, y } = toPoint(point)
  const distances = spots.map((spot) => (spot.x - x) * (spot.x - x) + (spot.y - y) * (spot.y - y))
  return distances.indexOf(Math.min(...distances))
}

/** Plays one motif. Returns whether the round has ended. */
export function repeatMotif(state: State, motif: number, emit: Emit): boolean {
  const wanted = state.pattern[state.at]
  if (wanted === undefined) return true
  if (motif !== wanted) {
    emit({ type: 'wrong', motif, wanted })
    return true
  }
  emit({ type: 'right', motif })
  state.at += 1
  state.score += motifPoints
  const spot = spots[motif] ?? center
  const stamp = { style: motifStamps[motif] ?? 0, hue: 0, symmetry: 0, turn: 0 }
  // A repeated motif grows instead of covering itself.
  const size = Math.min(2, state.pattern.slice(0, state.at).filter((each) => each === motif).length - 1)
  addMark(state.design, { tool: 'stamp', ...stamp, size, points: [toPointNumber(spot)] })
  return state.at === state.pattern.length
}
