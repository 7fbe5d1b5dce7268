import { maxLevel } from '@saha/games/bridge'
import { rulesByGame } from 'virtual:rules'
import { catalogue } from '../../src/catalogue/index.ts'
import { findDailyGame } from '../../src/catalogue/daily/daily-game.ts'
import { getSeed } from '../../src/catalogue/games/get-seed.ts'
import type { VerifiableGame } from './verify-run.ts'

/** Returns a game of the catalogue or the game of a day, or null. */
export function findGame(gameId: string): VerifiableGame | null {
  const game = catalogue.game(gameId) ?? findDailyGame(gameId)?.game
  const rules = game && rulesByGame.get(game.baseId)
  if (!game || !rules) return null
  return { seed: getSeed(gameId), level: Math.min(game.level, maxLevel), maxScore: game.maxScore, rules }
}
