/**
 * Returns the value that the share `share` of all values does not exceed: 0.5 is the median.
 *
 * @param sorted ascending, not empty
 */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
