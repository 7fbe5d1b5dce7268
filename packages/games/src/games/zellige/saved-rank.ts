/** Returns the rank of the finest star ever made from saved data of unknown shape, or 0. */
export function readSavedRank(saved: unknown): number {
  if (typeof saved !== 'object' || saved === null || !('finest' in saved)) return 0
  const { finest } = saved
  return typeof finest === 'number' && Number.isInteger(finest) && finest > 0 && finest <= 25 ? finest : 0
}
