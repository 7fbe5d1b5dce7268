/**
 * Makes a chart fail that loops between transitions. Spread into a machine, because XState before 5.31 ignores the option
 * and does not know its type.
 */
export const loopLimit = { options: { maxIterations: 100 } } as const
