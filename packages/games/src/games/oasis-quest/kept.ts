const deepest = 10_000

/** Returns the farthest chamber ever reached from saved data of unknown shape, or 0. */
export function readKept(kept: unknown): number {
  if (typeof kept !== 'object' || kept === null || !('chamber' in kept)) return 0
  const { chamber } = kept
  return typeof chamber === 'number' && Number.isInteger(chamber) && chamber > 0 && chamber <= deepest
    ? chamber
    : 0
}
