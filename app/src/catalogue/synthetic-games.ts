import type { Game } from './types.ts'

/** As many games as a large feed would bring, for tests. */
export function syntheticGames(count: number): Game[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `synthetic-${index}`,
    baseId: 'synthetic',
    variant: index,
    categoryId: 'puzzle' as const,
    title: { en: `Synthetic ${index}`, ar: `مُصطنعة ${index}` },
    tags: ['brain'],
    isFeatured: false,
    thumbnailUrl: '',
    gameUrl: '',
    maxScore: Number.MAX_SAFE_INTEGER,
    rating: 4,
    createdAt: '2026-01-01',
    seed: index,
    level: 1,
  }))
}
