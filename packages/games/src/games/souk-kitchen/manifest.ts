import { forFourHours, type GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'souk-kitchen',
  categoryId: 'cooking',
  title: { en: 'Souk Kitchen', ar: 'مطبخ السوق' },
  tags: ['against-the-clock', 'touch', 'quick', 'memory', 'family'],
  isFeatured: true,
  // Per second in the rush at ×5: a dish of six layers with three stars.
  maxScore: forFourHours(250),
} as const satisfies GameManifest
