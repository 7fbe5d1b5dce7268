const deepest = 10_000

/** Reads what an earlier visit kept: the farthest chamber ever reached, or 0. Anything may stand there. */
export function readKept(kept: unknown): number {
  if (typeof kept !== 'object' || kept === null || !('chamber' in kept)) return 0
  const { chamber } = kept
  return typeof chamber === 'number' && Number.isInteger(chamber) && chamber > 0 && chamber <= deepest
    ? chamber
    : 0
}
