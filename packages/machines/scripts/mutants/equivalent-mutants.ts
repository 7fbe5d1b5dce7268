/** A mutant that behaves exactly like the original, so that no test can kill it. */
export interface EquivalentMutant {
  /** Path relative to `src`. */
  readonly file: string
  readonly what: string
  readonly because: string
}

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'favorite/favorite.machine.ts',
    what: "favoriteMachine: 'off' → 'on'",
    because: 'both states leave at once for the other one according to the record',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working: 'listing' → 'nextRecord'",
    because: 'it starts without records, and nextRecord then leaves at once for listing',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working.states.deciding.always.target: 'removing' → 'nextRecord'",
    because: 'records remain here, and nextRecord then leaves at once for removing',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working.states.waiting.after.rateLimitPause.target: 'removing' → 'nextRecord'",
    because: 'records remain here, and nextRecord then leaves at once for removing',
  },
  {
    file: 'live-chat/live-chat.microphone.ts',
    what: "inputState.states.held.on.chat.chooseMicrophone.target: '.reopening' → '#fallingBack'",
    because: 'fallingBack leaves at once for reopening, with the same settings',
  },
]
