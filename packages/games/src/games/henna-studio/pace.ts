/** The motifs a hand is drawn with, in the order of their keys. */
export const motifs = ['dots', 'leaf', 'flower', 'spiral', 'moon', 'star'] as const
export type Motif = (typeof motifs)[number]

/** A chapter: three patterns that grow from one another, and a ring of the player's own. */
export const roundsInChapter = 3
/** How many steps a picture grows by before the hand is full. */
export const growthsInHand = 12
/** How many motifs the player chooses for a ring of their own. */
export const ringPicks = 4
export const chances = 3

/** Steps a player may take for one motif and still be thanked for being quick. */
export const quickStep = 75

export const openMotifs = (level: number, chapter: number): number =>
  Math.min(motifs.length, 3 + Math.ceil(level / 2) + chapter)

export const firstLength = (level: number, chapter: number): number =>
  2 + Math.floor((level - 1) / 2) + chapter

/** From one motif to the next while a pattern is shown, in steps. */
export const beatOf = (level: number, chapter: number): number => Math.max(20, 50 - 3 * level - 3 * chapter)

export const replayCost = (replays: number): number => 20 + 10 * replays
