import { courtyard } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'

export const skins: readonly Color[] = [
  [0.87, 0.05, 62],
  [0.8, 0.068, 60],
  [0.73, 0.08, 58],
  [0.65, 0.085, 54],
  [0.54, 0.078, 50],
  [0.43, 0.062, 46],
]
/** Henna from the natural stain to black, white, gold and jagua blue. */
export const hues: readonly Color[] = [
  [0.38, 0.115, 36],
  [0.3, 0.075, 32],
  [0.52, 0.15, 42],
  [0.2, 0.02, 40],
  [0.36, 0.14, 14],
  [0.78, 0.13, 82],
  [0.96, 0.018, 85],
  [0.34, 0.09, 262],
]
export const nailHues: readonly Color[] = [
  [0.52, 0.16, 28],
  [0.4, 0.12, 20],
  [0.66, 0.15, 42],
  [0.24, 0.03, 320],
  [0.58, 0.2, 5],
  [0.8, 0.14, 84],
  [0.96, 0.02, 60],
  [0.5, 0.13, 262],
]
export interface Sleeve {
  cloth: Color
  trim: Color
  pattern: 'plain' | 'dots' | 'stripes' | 'diamonds' | 'stars' | 'waves' | 'stitches' | 'arches'
}
const gold: Color = [0.82, 0.14, 84]
const pearl: Color = [0.95, 0.02, 85]
export const sleeves: readonly Sleeve[] = [
  { cloth: courtyard.rose, trim: gold, pattern: 'diamonds' },
  { cloth: courtyard.teal, trim: pearl, pattern: 'waves' },
  { cloth: [0.44, 0.15, 20], trim: gold, pattern: 'stars' },
  { cloth: [0.25, 0.03, 300], trim: [0.62, 0.19, 20], pattern: 'stitches' },
  { cloth: courtyard.green, trim: gold, pattern: 'arches' },
  { cloth: [0.95, 0.015, 85], trim: gold, pattern: 'dots' },
  { cloth: courtyard.violet, trim: pearl, pattern: 'stripes' },
  { cloth: courtyard.cobalt, trim: gold, pattern: 'plain' },
]
export interface Ring {
  metal: Color
  gem: Color
  shape: 'band' | 'round' | 'drop' | 'square' | 'pearls' | 'flower'
}
const silver: Color = [0.86, 0.01, 240]
const rose: Color = [0.78, 0.09, 40]
const shapes = ['band', 'round', 'drop', 'square', 'pearls', 'flower'] as const
const gems: readonly Color[] = [
  gold,
  courtyard.pomegranate,
  courtyard.teal,
  courtyard.green,
  pearl,
  courtyard.rose,
]
const moreGems: readonly Color[] = [
  rose,
  courtyard.cobalt,
  courtyard.violet,
  courtyard.saffron,
  pearl,
  courtyard.teal,
]
export const rings: readonly Ring[] = [
  ...shapes.map((shape, index) => ({ metal: gold, gem: gems[index] ?? gold, shape })),
  ...shapes.map((shape, index) => ({
    metal: index % 2 ? silver : rose,
    gem: moreGems[index] ?? rose,
    shape,
  })),
]
