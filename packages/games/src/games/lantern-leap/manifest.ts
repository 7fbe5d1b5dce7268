import { forFourHours, type GameManifest } from '../../manifest.ts'

export const manifest = {
  id: 'lantern-leap',
  categoryId: 'action',
  title: { en: 'Lantern Leap', ar: 'قفزة الفانوس' },
  tags: ['one-button', 'touch', 'night', 'quick', 'arcade'],
  isFeatured: true,
  // Per second at ×5: ten lanterns, a star or a bird, and 50 meters.
  maxScore: forFourHours(1000),
} as const satisfies GameManifest
