import { Random } from '../../../core/index.ts'
import type { Moves, State } from './rules.ts'

export const still: Moves = { motif: null, replay: false }
export type Player = (state: State) => Moves

/** Draws a motif every half second, remembers patterns up to `memory` motifs and guesses the rest. */
export function createBot(memory: number): Player {
  const random = new Random(1)
  return (state) => {
    if (state.turnSteps % 30 !== 29) return still
    if (state.turn === 'ring') return { ...still, motif: state.at % state.open }
    if (state.turn !== 'repeat') return still
    const known = state.at < memory ? state.pattern[state.at] : random.int(0, state.open - 1)
    return { ...still, motif: known ?? null }
  }
}
