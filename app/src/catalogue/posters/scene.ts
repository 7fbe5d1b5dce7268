import type { Scheme, Time } from './drawing/scheme.ts'

/** Differences between the posters of a base game and its variants. */
interface SceneVariant {
  /** 0 for the base game, then its variants in order. */
  index: number
  /**
   * Picks the variant's item from a list, wrapping around. `shift` keeps two lists of equal length from staying in
   * step.
   */
  pick: <Item>(items: readonly Item[], shift?: number) => Item
  /** Returns repeatable numbers in [0, 1), seeded by the game. */
  random: () => number
}

export interface Scene {
  /** Times of day of the base game and its variants, in order. */
  times: readonly Time[]
  draw: (s: Scheme, variant: SceneVariant) => string
}

/** Draws a part of a scene in its colors. */
export type Drawing = (s: Scheme) => string
