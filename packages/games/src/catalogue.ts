import type { Game } from './core/index.ts'

/** A base game and its lazy chunk. */
export interface CatalogueEntry {
  id: string
  load: () => Promise<{ default: Game }>
}

/** Every playable base game. */
export const catalogue: readonly CatalogueEntry[] = [
  { id: 'lantern-leap', load: () => import('./games/lantern-leap/index.ts') },
  { id: 'zellige', load: () => import('./games/zellige/index.ts') },
  { id: 'henna-studio', load: () => import('./games/henna-studio/index.ts') },
  { id: 'souk-kitchen', load: () => import('./games/souk-kitchen/index.ts') },
  { id: 'star-breaker', load: () => import('./games/star-breaker/index.ts') },
  { id: 'dune-rally', load: () => import('./games/dune-rally/index.ts') },
  { id: 'oasis-quest', load: () => import('./games/oasis-quest/index.ts') },
]
