import type { CategoryId, Localised } from '../types.ts'

/** A game that exists in its own right; positions and variants turn it into entries of the catalogue. */
export interface BaseGame {
  id: string
  categoryId: CategoryId
  title: Localised
  tags: readonly string[]
  isFeatured: boolean
  /** The most points that a run can give. A game in a browser only claims its score: more than this is nobody's. */
  maxScore: number
}

/** For games without an end: what their rules pay in a second at the best, over the longest run that anybody plays. */
const forFourHours = (pointsPerSecond: number): number => pointsPerSecond * 4 * 60 * 60

export const baseGames: readonly BaseGame[] = [
  {
    id: 'lantern-leap',
    categoryId: 'action',
    title: { en: 'Lantern Leap', ar: 'قفزة الفانوس' },
    tags: ['one-button', 'touch', 'night', 'quick', 'arcade'],
    isFeatured: true,
    // Ten lanterns and a star or a bird a second at ×5, and 50 metres.
    maxScore: forFourHours(1000),
  },
  {
    id: 'zellige',
    categoryId: 'puzzle',
    title: { en: 'Zellige', ar: 'زليج' },
    tags: ['brain', 'touch', 'swipe', 'relaxing', 'patterns'],
    isFeatured: true,
    // A star of rank 16, six beyond any seen, pays 15 · 2^16 with all the merges before it; ten times that at the most.
    maxScore: 10_000_000,
  },
  {
    id: 'dune-rally',
    categoryId: 'racing',
    title: { en: 'Dune Rally', ar: 'رالي الكثبان' },
    tags: ['speed', 'touch', 'desert', 'two-thumbs', 'arcade'],
    isFeatured: false,
    // Two rivals by a hair’s breadth, a row of water and a drift a second at ×5, and 95 metres.
    maxScore: forFourHours(2000),
  },
  {
    id: 'oasis-quest',
    categoryId: 'adventure',
    title: { en: 'Oasis Quest', ar: 'رحلة الواحة' },
    tags: ['maze', 'touch', 'exploring', 'desert', 'brain'],
    isFeatured: true,
    // Chamber n pays 100 · n and at most 3,000 besides; four hours are 480 chambers of half a minute.
    maxScore: 15_000_000,
  },
  {
    id: 'henna-studio',
    categoryId: 'girls',
    title: { en: 'Henna Studio', ar: 'استوديو الحناء' },
    tags: ['memory', 'touch', 'patterns', 'relaxing', 'brain'],
    isFeatured: false,
    // Chapter 70 is a pattern of 75 motifs, more than anybody remembers; until there it pays less.
    maxScore: 1_500_000,
  },
  {
    id: 'souk-kitchen',
    categoryId: 'cooking',
    title: { en: 'Souk Kitchen', ar: 'مطبخ السوق' },
    tags: ['against-the-clock', 'touch', 'quick', 'memory', 'family'],
    isFeatured: true,
    // A dish of six layers, three stars, ×5 in the rush, each second.
    maxScore: forFourHours(250),
  },
  {
    id: 'star-breaker',
    categoryId: 'action',
    title: { en: 'Star Breaker', ar: 'كاسر النجوم' },
    tags: ['arcade', 'touch', 'classic', 'reflexes', 'quick'],
    isFeatured: false,
    // Wall n pays 250 · n and at most 50,000 besides; four hours are 720 walls of 20 seconds.
    maxScore: 105_000_000,
  },
]
