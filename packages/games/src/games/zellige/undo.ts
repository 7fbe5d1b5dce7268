import type { GameEvent, State } from './state.ts'

/** Number of merges that earn one undo. */
export const mergesPerUndo = 15
export const mostUndos = 3

export function earn(state: State, merges: number, emit: (event: GameEvent) => void): void {
  if (state.undos >= mostUndos) return
  state.earned += merges
  if (state.earned < mergesPerUndo) return
  state.undos += 1
  state.earned = state.undos < mostUndos ? state.earned - mergesPerUndo : 0
  emit({ kind: 'earned' })
}

export function remember(state: State): void {
  const { cells, score, random, finest, longest } = state
  state.past.push({ cells, score, random: random.state, finest, longest })
  if (state.past.length > mostUndos) state.past.shift()
}

/** Restores the board before the last move. The cost of the undo and merges counted for the next one remain. */
export function takeBack(state: State, emit: (event: GameEvent) => void): void {
  if (state.undos === 0) return
  const past = state.past.pop()
  if (!past) return
  state.cells = [...past.cells]
  state.score = past.score
  state.random.state = past.random
  state.finest = past.finest
  state.longest = past.longest
  state.undos -= 1
  state.stuck = false
  emit({ kind: 'undone' })
}
