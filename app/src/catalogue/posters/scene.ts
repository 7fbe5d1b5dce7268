import type { Scheme, Time } from './drawing/scheme.ts'

/** What makes one poster of a family differ from another. */
export interface SceneVariant {
  /** Which of the family it is: 0 for the base game, then its variants in their order. */
  index: number
  /** The family's own from a list, going round it; `shift` starts elsewhere, so that two lists do not keep step. */
  pick: <Item>(items: readonly Item[], shift?: number) => Item
  /** Repeatable numbers in [0, 1), the game's own. */
  random: () => number
}

export interface Scene {
  /** The hours of the base game and of its variants, in their order. */
  times: readonly Time[]
  draw: (s: Scheme, variant: SceneVariant) => string
}

/** A part of a scene, in the scene's colors. */
export type Drawing = (s: Scheme) => string
