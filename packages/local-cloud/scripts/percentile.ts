/**
 * The value that `share` of all others do not exceed: 0.5 is the median.
 *
 * @param sorted from the least to the greatest, at least one
 */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
