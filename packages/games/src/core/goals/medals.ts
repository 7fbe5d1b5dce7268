export const medalNames = ['bronze', 'silver', 'gold'] as const
export type MedalName = (typeof medalNames)[number]

/** Smallest score for each medal. */
export type Medals = Readonly<Record<MedalName, number>>

/** Returns the finest medal for a score, or null. */
export const getMedal = (medals: Medals, points: number): MedalName | null =>
  medalNames.findLast((name) => points >= medals[name]) ?? null

/** Creates a game's `medals` from the scores for bronze, silver and gold at each level, from 1 on. */
export const createMedals =
  (scores: readonly (readonly [bronze: number, silver: number, gold: number])[]) =>
  (level: number): Medals => {
    const [bronze, silver, gold] = scores[Math.min(level, scores.length) - 1] ?? [0, 0, 0]
    return { bronze, silver, gold }
  }
