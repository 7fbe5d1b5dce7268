import { saves } from '../../adapters/storage/game-saves.ts'
import { dayOfBoard } from '../../catalogue/daily/daily-game.ts'

/** A game of an earlier day cannot be opened again; a page that stays open may still play one. */
const keptDays = 7

/**
 * Removes the saves of daily games that are older than a week, of every user of this browser.
 *
 * @param today days since 1970, in UTC
 */
export const removeOldDailySaves = (today: number): Promise<void> =>
  saves.removeGames((gameId) => (dayOfBoard(gameId) ?? today) < today - keptDays)
