import type { Game } from './core/index.ts'

/** One base game and where its code is. Each is a chunk of its own, loaded when it is asked for. */
export interface CatalogueEntry {
  id: string
  load: () => Promise<{ default: Game }>
}

/** Every game that can be played, by id. */
export const catalogue: readonly CatalogueEntry[] = [
  { id: 'lantern-leap', load: () => import('./games/lantern-leap/index.ts') },
  { id: 'zellige', load: () => import('./games/zellige/index.ts') },
  { id: 'henna-studio', load: () => import('./games/henna-studio/index.ts') },
  { id: 'souk-kitchen', load: () => import('./games/souk-kitchen/index.ts') },
  { id: 'star-breaker', load: () => import('./games/star-breaker/index.ts') },
  { id: 'dune-rally', load: () => import('./games/dune-rally/index.ts') },
  { id: 'oasis-quest', load: () => import('./games/oasis-quest/index.ts') },
]
