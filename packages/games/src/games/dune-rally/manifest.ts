import { forFourHours, type GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'dune-rally',
  categoryId: 'racing',
  title: { en: 'Dune Rally', ar: 'رالي الكثبان' },
  tags: ['speed', 'touch', 'desert', 'two-thumbs', 'arcade'],
  isFeatured: false,
  // Per second at ×5: two close overtakes, a row of water, a drift, and 95 meters.
  maxScore: forFourHours(2000),
} as const satisfies GameManifest
