import type { GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'henna-studio',
  categoryId: 'girls',
  title: { en: 'Henna Studio', ar: 'استوديو الحناء' },
  tags: ['memory', 'touch', 'patterns', 'relaxing', 'brain'],
  isFeatured: false,
  // Chapter 70 shows a pattern of 75 motifs, which is more than players remember.
  maxScore: 1_500_000,
} as const satisfies GameManifest
