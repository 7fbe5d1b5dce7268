import type { HighScore, Standing } from './high-scores.types.ts'

/** Sorts best first; the earlier of equal scores ranks first. */
export const rankScores = (scores: readonly HighScore[]): readonly HighScore[] =>
  [...scores].sort((a, b) => b.score - a.score || a.createdAt.localeCompare(b.createdAt))

/**
 * Adds rank and ownership to each row.
 * @param scores best first
 * @param readerId null for a guest, who owns no rows
 */
export const toStandings = (scores: readonly HighScore[], readerId: string | null): readonly Standing[] =>
  scores.map((score, index) => ({
    ...score,
    rank: index + 1,
    mine: readerId !== null && score.ownerId === readerId,
  }))
