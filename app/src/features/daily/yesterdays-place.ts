import { findOwnPlace, listOwnScores } from '../../adapters/appwrite/documents/boards.ts'
import { dailyGameOf, findDailyGame } from '../../catalogue/daily/daily-game.ts'
import { playedDays } from './played-days.ts'

/** Adds the days of the user's scores, which another browser may have submitted. Returns the ids of their boards. */
async function addSubmittedDays(userId: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const scores = await listOwnScores({ userId }, signal)
  const dailies = scores.flatMap(({ gameId }) => findDailyGame(gameId) ?? [])
  for (const { day } of dailies) playedDays.add(userId, day)
  return new Set(dailies.map(({ id }) => id))
}

/**
 * Returns the user's place in yesterday's game, or null without one. Completes the days of their streak.
 *
 * @param today days since 1970, in UTC
 */
export async function loadYesterdaysPlace(
  userId: string,
  today: number,
  signal: AbortSignal,
): Promise<number | null> {
  const gameId = dailyGameOf(today - 1).id
  const boards = await addSubmittedDays(userId, signal)
  if (!boards.has(gameId)) return null
  const place = await findOwnPlace({ userId, board: { gameId, since: null } }, signal)
  return place?.rank ?? null
}
