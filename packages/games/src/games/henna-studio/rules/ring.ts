/** Kinds of a ring of four: one motif, two in a rhythm, or four different ones. */
export type RingKind = 'unity' | 'rhythm' | 'variety' | 'free'

export const ringPoints: Record<RingKind, number> = { unity: 20, rhythm: 35, variety: 50, free: 10 }

/** Returns the kind of a ring. */
export function getRingKind(picks: readonly number[]): RingKind {
  const kinds = new Set(picks).size
  if (kinds === 1) return 'unity'
  if (kinds === picks.length) return 'variety'
  const [a, b, c, d] = picks
  const alternates = a === c && b === d
  const mirrors = a === d && b === c
  const pairs = a === b && c === d
  return kinds === 2 && (alternates || mirrors || pairs) ? 'rhythm' : 'free'
}
