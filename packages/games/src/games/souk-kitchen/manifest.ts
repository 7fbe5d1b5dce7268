import type { GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'souk-kitchen',
  categoryId: 'cooking',
  title: { en: 'Souk Kitchen', ar: 'مطبخ السوق' },
  tags: ['against-the-clock', 'touch', 'quick', 'memory', 'family'],
  isFeatured: true,
  // Twenty days of at most fifteen customers, each with at most 5,250 points.
  maxScore: 2_000_000,
} as const satisfies GameManifest
