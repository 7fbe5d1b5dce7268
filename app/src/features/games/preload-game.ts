import type { Game } from '../../catalogue/index.ts'
import { loadChunk } from '../../chunks/load-chunk.ts'

/** Downloads the files of a game ahead. The player retries and reports failures. */
export function preloadGame(game: Game): void {
  loadChunk(() => import('../../adapters/arcade/game-page.ts'))
    .then(({ prefetchGame }) => prefetchGame(game))
    .catch(() => undefined)
}
