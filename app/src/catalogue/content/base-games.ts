import { readBaseGames } from './read-base-games.ts'

/** The base games, in any order. Bundles contain the result (`vite-plugin.ts`). */
export const baseGames = await readBaseGames()
