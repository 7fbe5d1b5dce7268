/** Motifs in the order of their keys. */
export const motifs = ['dots', 'leaf', 'flower', 'spiral', 'moon', 'star'] as const
export type Motif = (typeof motifs)[number]

/** Rounds in a chapter. Their patterns grow from one another, and a ring by the player ends the chapter. */
export const roundsInChapter = 3
/** Growths that complete a hand. */
export const growthsInHand = 12
/** Motifs that the player chooses for a ring. */
export const ringPicks = 4
export const chances = 3

/** Steps per motif within which a round earns a speed bonus. */
export const quickStep = 75

export const countOpenMotifs = (level: number, chapter: number): number =>
  Math.min(motifs.length, 3 + Math.ceil(level / 2) + chapter)

export const getFirstLength = (level: number, chapter: number): number =>
  2 + Math.floor((level - 1) / 2) + chapter

/** Returns the steps between two motifs while a pattern is shown. */
export const getBeatSteps = (level: number, chapter: number): number =>
  Math.max(20, 50 - 3 * level - 3 * chapter)

export const replayCost = (replays: number): number => 20 + 10 * replays
