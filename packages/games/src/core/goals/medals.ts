export const medalNames = ['bronze', 'silver', 'gold'] as const
export type MedalName = (typeof medalNames)[number]

/** Smallest score for each medal. */
export type Medals = Readonly<Record<MedalName, number>>

/** Returns the finest medal for a score, or null. */
export const getMedal = (medals: Medals, points: number): MedalName | null =>
  medalNames.findLast((name) => points >= medals[name]) ?? null
