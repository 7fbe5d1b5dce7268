import type { GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'oasis-quest',
  categoryId: 'adventure',
  title: { en: 'Oasis Quest', ar: 'رحلة الواحة' },
  tags: ['maze', 'touch', 'exploring', 'desert', 'brain'],
  isFeatured: true,
  // Chamber n gives 100 · n points and a bonus of at most 3,000. Four hours are 480 chambers of 30 seconds.
  maxScore: 15_000_000,
} as const satisfies GameManifest
