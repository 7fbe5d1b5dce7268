import type { CategoryId, Localised } from '../types.ts'

/** A base game; positions and variants turn it into entries of the catalogue. */
export interface BaseGame {
  id: string
  categoryId: CategoryId
  title: Localised
  tags: readonly string[]
  isFeatured: boolean
  /** Upper bound of a run's points. Scores are claims of the client, so higher ones are rejected. */
  maxScore: number
}

/** For endless games: the highest points per second that the rules allow, over four hours of play. */
const forFourHours = (pointsPerSecond: number): number => pointsPerSecond * 4 * 60 * 60

export const baseGames: readonly BaseGame[] = [
  {
    id: 'lantern-leap',
    categoryId: 'action',
    title: { en: 'Lantern Leap', ar: 'قفزة الفانوس' },
    tags: ['one-button', 'touch', 'night', 'quick', 'arcade'],
    isFeatured: true,
    // Per second at ×5: ten lanterns, a star or a bird, and 50 meters.
    maxScore: forFourHours(1000),
  },
  {
    id: 'zellige',
    categoryId: 'puzzle',
    title: { en: 'Zellige', ar: 'زليج' },
    tags: ['brain', 'touch', 'swipe', 'relaxing', 'patterns'],
    isFeatured: true,
    // A star of rank 16 is worth 15 · 2^16 points with all merges before it. The bound is ten times that.
    maxScore: 10_000_000,
  },
  {
    id: 'dune-rally',
    categoryId: 'racing',
    title: { en: 'Dune Rally', ar: 'رالي الكثبان' },
    tags: ['speed', 'touch', 'desert', 'two-thumbs', 'arcade'],
    isFeatured: false,
    // Per second at ×5: two close overtakes, a row of water, a drift, and 95 meters.
    maxScore: forFourHours(2000),
  },
  {
    id: 'oasis-quest',
    categoryId: 'adventure',
    title: { en: 'Oasis Quest', ar: 'رحلة الواحة' },
    tags: ['maze', 'touch', 'exploring', 'desert', 'brain'],
    isFeatured: true,
    // Chamber n gives 100 · n points and a bonus of at most 3,000. Four hours are 480 chambers of 30 seconds.
    maxScore: 15_000_000,
  },
  {
    id: 'henna-studio',
    categoryId: 'girls',
    title: { en: 'Henna Studio', ar: 'استوديو الحناء' },
    tags: ['memory', 'touch', 'patterns', 'relaxing', 'brain'],
    isFeatured: false,
    // Chapter 70 shows a pattern of 75 motifs, which is more than players remember.
    maxScore: 1_500_000,
  },
  {
    id: 'souk-kitchen',
    categoryId: 'cooking',
    title: { en: 'Souk Kitchen', ar: 'مطبخ السوق' },
    tags: ['against-the-clock', 'touch', 'quick', 'memory', 'family'],
    isFeatured: true,
    // Per second in the rush at ×5: a dish of six layers with three stars.
    maxScore: forFourHours(250),
  },
  {
    id: 'star-breaker',
    categoryId: 'action',
    title: { en: 'Star Breaker', ar: 'كاسر النجوم' },
    tags: ['arcade', 'touch', 'classic', 'reflexes', 'quick'],
    isFeatured: false,
    // Wall n gives 250 · n points and a bonus of at most 50,000. Four hours are 720 walls of 20 seconds.
    maxScore: 105_000_000,
  },
]
