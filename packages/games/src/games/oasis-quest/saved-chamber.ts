const deepest = 10_000

/** Returns the farthest chamber ever reached from saved data of unknown shape, or 0. */
export function readSavedChamber(saved: unknown): number {
  if (typeof saved !== 'object' || saved === null || !('chamber' in saved)) return 0
  const { chamber } = saved
  return typeof chamber === 'number' && Number.isInteger(chamber) && chamber > 0 && chamber <= deepest
    ? chamber
    : 0
}
