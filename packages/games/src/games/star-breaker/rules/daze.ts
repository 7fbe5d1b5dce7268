import { dazeSteps } from './tuning.ts'
import type { GameEvent, State } from './state.ts'

/** Makes the paddle short for some seconds. */
export function daze(state: State, emit: (event: GameEvent) => void): void {
  if (state.dazedSteps < dazeSteps - 30) emit({ kind: 'dazed' })
  state.dazedSteps = dazeSteps
}
