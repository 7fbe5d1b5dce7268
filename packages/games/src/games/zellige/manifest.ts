import type { GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'zellige',
  categoryId: 'puzzle',
  title: { en: 'Zellige', ar: 'زليج' },
  tags: ['brain', 'touch', 'swipe', 'relaxing', 'patterns'],
  isFeatured: true,
  // A star of rank 16 is worth 15 · 2^16 points with all merges before it. The bound is ten times that.
  maxScore: 10_000_000,
} as const satisfies GameManifest
