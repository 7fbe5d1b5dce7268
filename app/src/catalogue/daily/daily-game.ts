import { catalogue } from '../catalogue.ts'
import { listedGames } from '../games/listed-games.ts'
import type { Game } from '../types.ts'

/** The game of a day, the same for everyone. Its id is that of its board, and the seed follows from it. */
export interface DailyGame {
  /** Id of its board: `daily-20261124-zellige`. */
  id: string
  /** Days since 1970, in UTC. */
  day: number
  /** The base game that is played, at its own level. */
  game: Game
}

/** Id in the player's path that means the daily game of today. */
export const dailyPath = 'daily'

const dayMs = 24 * 60 * 60 * 1000

/** Earliest day with a board, a Monday. */
const firstDay = Date.UTC(2026, 10, 23) / dayMs

/** Games that take turns. The list of games only grows, so that past days keep their games. */
const turns = listedGames.slice(0, 7).flatMap(({ id }) => catalogue.game(id) ?? [])

/** Returns the day of a time, in UTC. */
export const toDay = (now: number): number => Math.floor(now / dayMs)

/** Returns the time at which a day begins, at midnight UTC. */
export const startOfDay = (day: number): number => day * dayMs

/** Returns the daily game of a day. */
export function dailyGameOf(day: number): DailyGame {
  const turn = (day - firstDay) % turns.length
  const game = turns.at(turn) as Game
  const date = new Date(startOfDay(day)).toISOString().slice(0, 10)
  return { id: `daily-${date.replaceAll('-', '')}-${game.id}`, day, game }
}

/** Returns the day of a daily game's board, whose game may be unknown; undefined for any other id. */
export function dayOfBoard(id: string): number | undefined {
  const [, year, month, date] = /^daily-(\d{4})(\d\d)(\d\d)-/.exec(id) ?? []
  return year === undefined ? undefined : toDay(Date.UTC(Number(year), Number(month) - 1, Number(date)))
}

/**
 * Returns the daily game of a board's id, or undefined for any other id, for another game than the day's, and for
 * days to come.
 *
 * @param now milliseconds since 1970; by default the current time
 */
export function findDailyGame(id: string, now: number = Date.now()): DailyGame | undefined {
  const day = dayOfBoard(id)
  if (day === undefined || day < firstDay || day > toDay(now)) return undefined
  const daily = dailyGameOf(day)
  return daily.id === id ? daily : undefined
}
