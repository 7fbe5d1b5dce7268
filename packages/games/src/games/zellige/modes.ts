import type { MoveCodec, Rules } from '../../core/index.ts'
import { commandCount, startPuzzles, stepPuzzles } from './puzzles/puzzle-rules.ts'
import type { PuzzleEvent, PuzzleMoves, PuzzleState } from './puzzles/state.ts'
import { rules } from './rules/rules.ts'
import type { GameEvent, State } from './rules/state.ts'

/** A ranked run, or a free run of puzzles. */
export type ModeState = State | PuzzleState
export type ModeEvent = GameEvent | { kind: 'puzzle'; event: PuzzleEvent }

export const isPuzzleState = (state: ModeState): state is PuzzleState => 'open' in state

/** Codes from here on are commands of the puzzles. The ranked rules, which verify runs, read them as a hand at rest. */
export const firstCommand = 256

const codec: MoveCodec<PuzzleMoves> = {
  encodeMove: ({ command, ...moves }) =>
    command === null ? rules.encodeMove(moves) : firstCommand + command,
  decodeMove(code) {
    const command = code - firstCommand
    const isCommand = Number.isInteger(command) && command >= 0 && command < commandCount
    return { ...rules.decodeMove(code), command: isCommand ? command : null }
  },
}

/** Rules of both modes. Recorded runs are ranked, so only `rules/` decides about their scores. */
export const modeRules: Rules<ModeState, PuzzleMoves, ModeEvent> = {
  ...codec,
  start: (options) => (options.free ? startPuzzles() : rules.start(options)),
  step(state, moves, emit) {
    if (isPuzzleState(state)) stepPuzzles(state, moves, (event) => emit({ kind: 'puzzle', event }))
    else rules.step(state, moves, emit)
  },
}
