import type { GameEvent, State } from './state.ts'

/** Number of merges that earn one undo. */
export const mergesPerUndo = 15
export const maxUndos = 3

export function earnUndo(state: State, merges: number, emit: (event: GameEvent) => void): void {
  if (state.undos >= maxUndos) return
  state.mergesSinceUndo += merges
  if (state.mergesSinceUndo < mergesPerUndo) return
  state.undos += 1
  state.mergesSinceUndo = state.undos < maxUndos ? state.mergesSinceUndo - mergesPerUndo : 0
  emit({ kind: 'earned' })
}

export function saveSnapshot(state: State): void {
  const { cells, score, random, finest, longest } = state
  state.history.push({ cells, score, random: random.state, finest, longest })
  if (state.history.length > maxUndos) state.history.shift()
}

/** Restores the board before the last move. The cost of the undo and merges counted for the next one remain. */
export function undoMove(state: State, emit: (event: GameEvent) => void): void {
  if (state.undos === 0) return
  const snapshot = state.history.pop()
  if (!snapshot) return
  state.cells = [...snapshot.cells]
  state.score = snapshot.score
  state.random.state = snapshot.random
  state.finest = snapshot.finest
  state.longest = snapshot.longest
  state.undos -= 1
  state.stuck = false
  emit({ kind: 'undone' })
}
