import type { GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'star-breaker',
  categoryId: 'action',
  title: { en: 'Star Breaker', ar: 'كاسر النجوم' },
  tags: ['arcade', 'touch', 'classic', 'reflexes', 'quick'],
  isFeatured: false,
  // Wall n gives 250 · n points and a bonus of at most 50,000. Four hours are 720 walls of 20 seconds.
  maxScore: 105_000_000,
} as const satisfies GameManifest
