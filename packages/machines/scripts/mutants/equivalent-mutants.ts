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
    because: 'each of the two leaves at once for the other when the record says so',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working: 'listing' → 'nextRecord'",
    because: 'it starts with nothing left, and nextRecord leaves at once for listing then',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working.states.deciding.always.target: 'removing' → 'nextRecord'",
    because: 'something is left here, and nextRecord leaves at once for removing then',
  },
  {
    file: 'erasure/erasure.machine.ts',
    what: "erasureMachine.states.working.states.waiting.after.rateLimitPause.target: 'removing' → 'nextRecord'",
    because: 'something is left here, and nextRecord leaves at once for removing then',
  },
]
