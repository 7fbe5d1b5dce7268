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
]
