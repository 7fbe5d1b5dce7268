import { listedGames } from '../games/listed-games.ts'
import { createHostedGames } from '../hosted/create-hosted-games.ts'
import { readHostedGames } from '../hosted/read-hosted-games.ts'
import type { Game } from '../types.ts'

/** The imported games. Bundles contain the result (`vite-plugin.ts`). */
export const hostedGames: readonly Game[] = createHostedGames(readHostedGames(), listedGames.length)
