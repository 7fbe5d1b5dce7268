/** Returns the furthest wall reached from saved data of unknown shape, or 0. */
export function readKept(kept: unknown): number {
  if (typeof kept !== 'object' || kept === null || !('wall' in kept)) return 0
  const { wall } = kept
  return typeof wall === 'number' && Number.isInteger(wall) && wall > 0 && wall < 10_000 ? wall : 0
}
