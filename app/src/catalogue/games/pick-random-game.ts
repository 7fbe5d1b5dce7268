import type { Game } from '../types.ts'

/** Any of the games but that one, unless there is no other; none of none. */
export function pickRandomGame(
  games: readonly Game[],
  but: string | null,
  random: () => number = Math.random,
): Game | undefined {
  const others = games.filter(({ id }) => id !== but)
  const pool = others.length > 0 ? others : games
  return pool[Math.floor(random() * pool.length)]
}
