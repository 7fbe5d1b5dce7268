/** Returns the rank of the finest star ever made from saved data of unknown shape, or 0. */
export function readKept(kept: unknown): number {
  if (typeof kept !== 'object' || kept === null || !('finest' in kept)) return 0
  const { finest } = kept
  return typeof finest === 'number' && Number.isInteger(finest) && finest > 0 && finest <= 25 ? finest : 0
}
