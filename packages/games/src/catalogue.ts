import type { Game } from './core/index.ts'
import { manifests, type GameId } from './manifests.ts'

/** A game and its lazy chunk. */
export interface CatalogueEntry {
  id: GameId
  load: () => Promise<{ default: Game }>
}

const loaders: Readonly<Record<GameId, CatalogueEntry['load']>> = {
  'lantern-leap': () => import('./games/lantern-leap/index.ts'),
  zellige: () => import('./games/zellige/index.ts'),
  'dune-rally': () => import('./games/dune-rally/index.ts'),
  'oasis-quest': () => import('./games/oasis-quest/index.ts'),
  'henna-studio': () => import('./games/henna-studio/index.ts'),
  'souk-kitchen': () => import('./games/souk-kitchen/index.ts'),
  'star-breaker': () => import('./games/star-breaker/index.ts'),
}

/** Every playable game. */
export const catalogue: readonly CatalogueEntry[] = manifests.map(({ id }) => ({ id, load: loaders[id] }))
