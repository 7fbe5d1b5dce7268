import type { HighScore } from './high-scores.types.ts'

/** Best first; of equal scores the earlier one, because it was there first. */
export const ranked = (scores: readonly HighScore[]): readonly HighScore[] =>
  [...scores].sort((a, b) => b.score - a.score || a.createdAt.localeCompare(b.createdAt))
