import type { GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'henna-studio',
  categoryId: 'girls',
  title: { en: 'Henna Studio', ar: 'استوديو الحناء' },
  tags: ['memory', 'touch', 'patterns', 'relaxing', 'brain'],
  isFeatured: false,
  // 250 guests, each perfect, in the 30 minutes of a recorded run.
  maxScore: 1_500_000,
} as const satisfies GameManifest
