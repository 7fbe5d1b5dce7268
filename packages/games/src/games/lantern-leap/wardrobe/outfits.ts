import { courtyard } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'

/** Headwear, each with a silhouette of its own. */
export type Headwear =
  | 'turban'
  | 'cap'
  | 'straw'
  | 'bandana'
  | 'toque'
  | 'headscarf'
  | 'tarbush'
  | 'plume'
  | 'veil'
  | 'hood'
  | 'helmet'
  | 'crown'

export type Pattern = 'stripes' | 'apron' | 'vest' | 'stars' | 'splashes' | 'mail' | 'gold'

/** Clothes of the runner. They change nothing but the look. */
export interface Dress {
  robe: Color
  /** Sash, and the brightest part of patterns. */
  trim: Color
  scarf: Color
  trousers: Color
  head: Headwear
  headColor: Color
  pattern?: Pattern
  cape?: Color
}

const { pomegranate, paper, teal, saffron, violet, cobalt, green, rose, tangerine, plaster } = courtyard
const dark: Color = [0.34, 0.05, 262]
const brown: Color = [0.45, 0.07, 55]
const indigo: Color = [0.4, 0.11, 275]

/** Outfits of the wardrobe with their prices in lanterns, cheapest first. */
export const outfits = {
  porter: {
    price: 40,
    dress: {
      robe: [0.78, 0.06, 80],
      trim: pomegranate,
      scarf: tangerine,
      trousers: brown,
      head: 'cap',
      headColor: paper,
      pattern: 'vest',
    },
  },
  baker: {
    price: 80,
    dress: {
      robe: paper,
      trim: cobalt,
      scarf: cobalt,
      trousers: [0.5, 0.06, 255],
      head: 'toque',
      headColor: paper,
      pattern: 'apron',
    },
  },
  gardener: {
    price: 120,
    dress: {
      robe: green,
      trim: saffron,
      scarf: rose,
      trousers: brown,
      head: 'straw',
      headColor: [0.84, 0.11, 88],
    },
  },
  dyer: {
    price: 170,
    dress: {
      robe: plaster,
      trim: violet,
      scarf: violet,
      trousers: indigo,
      head: 'bandana',
      headColor: violet,
      pattern: 'splashes',
    },
  },
  sailor: {
    price: 230,
    dress: {
      robe: paper,
      trim: pomegranate,
      scarf: pomegranate,
      trousers: [0.38, 0.08, 258],
      head: 'bandana',
      headColor: pomegranate,
      pattern: 'stripes',
    },
  },
  scholar: {
    price: 300,
    dress: {
      robe: [0.36, 0.06, 200],
      trim: saffron,
      scarf: teal,
      trousers: dark,
      head: 'tarbush',
      headColor: pomegranate,
    },
  },
  falconer: {
    price: 380,
    dress: {
      robe: [0.88, 0.03, 85],
      trim: brown,
      scarf: paper,
      trousers: brown,
      head: 'headscarf',
      headColor: paper,
      cape: [0.42, 0.06, 50],
    },
  },
  minstrel: {
    price: 470,
    dress: {
      robe: violet,
      trim: saffron,
      scarf: rose,
      trousers: [0.4, 0.1, 320],
      head: 'plume',
      headColor: saffron,
      pattern: 'stripes',
    },
  },
  rider: {
    price: 580,
    dress: {
      robe: [0.48, 0.1, 262],
      trim: plaster,
      scarf: indigo,
      trousers: dark,
      head: 'veil',
      headColor: indigo,
      cape: [0.34, 0.09, 270],
    },
  },
  stargazer: {
    price: 700,
    dress: {
      robe: [0.3, 0.09, 285],
      trim: saffron,
      scarf: saffron,
      trousers: dark,
      head: 'hood',
      headColor: [0.3, 0.09, 285],
      pattern: 'stars',
      cape: [0.25, 0.08, 285],
    },
  },
  guard: {
    price: 850,
    dress: {
      robe: [0.62, 0.02, 240],
      trim: saffron,
      scarf: pomegranate,
      trousers: dark,
      head: 'helmet',
      headColor: [0.74, 0.02, 240],
      pattern: 'mail',
      cape: pomegranate,
    },
  },
  prince: {
    price: 1000,
    dress: {
      robe: teal,
      trim: saffron,
      scarf: saffron,
      trousers: paper,
      head: 'crown',
      headColor: paper,
      pattern: 'gold',
      cape: [0.42, 0.13, 330],
    },
  },
} as const satisfies Record<string, { price: number; dress: Dress }>

export type OutfitId = keyof typeof outfits
export const outfitIds = Object.keys(outfits) as OutfitId[]
/** Returns the runner's own clothes in the colors of a variant. */
export const createOwnDress = ({ robe, scarf }: Pick<Dress, 'robe' | 'scarf'>): Dress => ({
  robe,
  scarf,
  trim: saffron,
  trousers: dark,
  head: 'turban',
  headColor: paper,
})
/** The runner's own clothes, or an outfit. */
export type Worn = OutfitId | 'own'
