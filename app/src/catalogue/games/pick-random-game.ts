import type { Game } from '../types.ts'

/** Picks a random game other than the excluded one, unless it is the only one. */
export function pickRandomGame(
  games: readonly Game[],
  but: string | null,
  random: () => number = Math.random,
): Game | undefined {
  const others = games.filter(({ id }) => id !== but)
  const pool = others.length > 0 ? others : games
  return pool[Math.floor(random() * pool.length)]
}
