import { maxLevel } from '@saha/games/bridge'
import { rulesByGame } from 'virtual:rules'
import { baseGames } from '../../src/catalogue/content/base-games.ts'
import { generateGames } from '../../src/catalogue/games/generate-games.ts'
import { getSeed } from '../../src/catalogue/games/get-seed.ts'
import { listedGames } from '../../src/catalogue/games/listed-games.ts'
import type { VerifiableGame } from './verify-run.ts'

const games = new Map(generateGames(baseGames, listedGames).map((game) => [game.id, game]))

/** Returns a game of the catalogue, or null. */
export function findGame(gameId: string): VerifiableGame | null {
  const game = games.get(gameId)
  const rules = game && rulesByGame.get(game.baseId)
  if (!game || !rules) return null
  return { seed: getSeed(gameId), level: Math.min(game.level, maxLevel), maxScore: game.maxScore, rules }
}
