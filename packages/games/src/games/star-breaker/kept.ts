/** Reads what an earlier visit kept: the furthest wall reached, or 0. Anything may stand there. */
export function readKept(kept: unknown): number {
  if (typeof kept !== 'object' || kept === null || !('wall' in kept)) return 0
  const { wall } = kept
  return typeof wall === 'number' && Number.isInteger(wall) && wall > 0 && wall < 10_000 ? wall : 0
}
