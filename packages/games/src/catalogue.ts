import type { Game } from './core/index.ts'

/** A game and its lazy chunk. */
interface CatalogueEntry {
  id: string
  load: () => Promise<{ default: Game }>
}

/** Every playable game: the folders in `games`. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(
  import.meta.glob<{ default: Game }>('./games/*/index.ts'),
).map(([path, load]) => ({ id: path.slice('./games/'.length, -'/index.ts'.length), load }))
