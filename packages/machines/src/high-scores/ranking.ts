import type { HighScore, Standing } from './high-scores.types.ts'

/** Best first; of equal scores the earlier one, because it was there first. */
export const rankScores = (scores: readonly HighScore[]): readonly HighScore[] =>
  [...scores].sort((a, b) => b.score - a.score || a.createdAt.localeCompare(b.createdAt))

/**
 * The board as one reader sees it: every row with its place, and which are theirs.
 * @param scores best first
 * @param readerId null for a guest, to whom nothing belongs
 */
export const toStandings = (scores: readonly HighScore[], readerId: string | null): readonly Standing[] =>
  scores.map((score, index) => ({
    ...score,
    rank: index + 1,
    mine: readerId !== null && score.ownerId === readerId,
  }))
