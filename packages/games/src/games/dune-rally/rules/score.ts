import type { GameEvent, State } from './state.ts'

export const maxMultiplier = 5
const featsPerMultiplier = 6
/** Steps until a chain of feats expires. */
export const chainTimeout = 6 * 60

const getMultiplier = (chain: number) => Math.min(maxMultiplier, 1 + Math.floor(chain / featsPerMultiplier))

/** Pays a feat by the multiplier, adds it to the chain and returns the points paid. */
export function award(state: State, worth: number, emit: (event: GameEvent) => void): number {
  state.chain += 1
  state.chainStepsLeft = chainTimeout
  const multiplier = getMultiplier(state.chain)
  const more = multiplier > state.multiplier
  state.multiplier = multiplier
  state.bestMultiplier = Math.max(state.bestMultiplier, multiplier)
  if (more) emit({ kind: 'multiplier' })
  const points = worth * multiplier
  state.points += points
  return points
}

export function breakChain(state: State): void {
  state.chain = 0
  state.chainStepsLeft = 0
  state.multiplier = 1
}

/** Counts down the chain and ends it on timeout. */
export function expireChain(state: State, emit: (event: GameEvent) => void): void {
  if (state.chainStepsLeft === 0) return
  state.chainStepsLeft -= 1
  if (state.chainStepsLeft > 0) return
  if (state.multiplier > 1) emit({ kind: 'streakEnded' })
  breakChain(state)
}
