import type { GameEvent, State } from './state.ts'

export const mostMultiplier = 5
const deedsForMore = 6
/** Steps until a chain of feats expires. */
export const patience = 6 * 60

const multiplierOf = (chain: number) => Math.min(mostMultiplier, 1 + Math.floor(chain / deedsForMore))

/** Pays a feat by the multiplier, adds it to the chain and returns the points paid. */
export function award(state: State, worth: number, emit: (event: GameEvent) => void): number {
  state.chain += 1
  state.patience = patience
  const multiplier = multiplierOf(state.chain)
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
  state.patience = 0
  state.multiplier = 1
}

/** Counts down the chain and ends it on timeout. */
export function waitForDeeds(state: State, emit: (event: GameEvent) => void): void {
  if (state.patience === 0) return
  state.patience -= 1
  if (state.patience > 0) return
  if (state.multiplier > 1) emit({ kind: 'calm' })
  breakChain(state)
}
