import { getHostedTexts } from '../hosted/create-hosted-games.ts'
import { readHostedGames } from '../hosted/read-hosted-games.ts'

/** Texts of the imported games by id, which lists do not need. Bundles contain the result (`vite-plugin.ts`). */
export const hostedTexts: Readonly<Record<string, ReturnType<typeof getHostedTexts>>> = Object.fromEntries(
  readHostedGames().map((game) => [game.id, getHostedTexts(game)]),
)
