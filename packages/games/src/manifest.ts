/** A text in both languages. */
interface Localized {
  readonly en: string
  readonly ar: string
}

/** Entry of a game in the portal's catalogue. Part of the portal's first load. */
export interface GameManifest {
  readonly id: string
  readonly categoryId: string
  readonly title: Localized
  readonly tags: readonly string[]
  readonly isFeatured: boolean
  /** Image file in the game's folder: svg, png, jpg or webp, 25 : 16. @default a drawing by the portal */
  readonly poster?: string
  /** Upper bound of a run's points. Scores are claims of the client, so higher ones are rejected. */
  readonly maxScore: number
}

/** Texts of the game's own pages in the portal. */
export interface PortalTexts {
  readonly description: Localized
  readonly howToPlay: Localized
  /** Differences of each further level, from level 2 up. */
  readonly levels: readonly Localized[]
}

/** For endless games: the highest points per second that the rules allow, over four hours of play. */
export const forFourHours = (pointsPerSecond: number): number => pointsPerSecond * 4 * 60 * 60
