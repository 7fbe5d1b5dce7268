/** Peaks of a spoken sentence: words with pauses. Deterministic. */
export const speechPeaks: readonly number[] = Array.from({ length: 240 }, (_, at) => {
  const word = Math.max(0, Math.sin(at / 9) + 0.25 * Math.sin(at / 2.3))
  return Math.min(1, 0.04 + word * (0.45 + 0.35 * Math.sin(at / 31)))
})
