/** A mutant that no test can notice, because what it does is the same to everybody. */
export interface NoFault {
  /** From `src`. */
  readonly file: string
  readonly what: string
  readonly because: string
}

export const noFaults: readonly NoFault[] = [
  {
    file: 'favorite/favorite.machine.ts',
    what: "favoriteMachine: 'off' → 'on'",
    because: 'each of the two leaves at once for the other when the record says so',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working: 'listing' → 'goingOn'",
    because: 'it starts with nothing left, and goingOn leaves at once for listing then',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working.states.deciding.always.target: 'removing' → 'goingOn'",
    because: 'something is left here, and goingOn leaves at once for removing then',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working.states.waiting.after.breath.target: 'removing' → 'goingOn'",
    because: 'something is left here, and goingOn leaves at once for removing then',
  },
]
