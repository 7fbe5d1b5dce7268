/** Returns the furthest wall reached from saved data of unknown shape, or 0. */
export function readSavedWall(saved: unknown): number {
  if (typeof saved !== 'object' || saved === null || !('wall' in saved)) return 0
  const { wall } = saved
  return typeof wall === 'number' && Number.isInteger(wall) && wall > 0 && wall < 10_000 ? wall : 0
}
