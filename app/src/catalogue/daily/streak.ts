/** Days in a row, of which one in seven may be missed. */
const forgivenessDays = 7

/**
 * Counts the days of the current streak on which a run was finished. One missed day is forgiven if no other of the six
 * days before and after it is missed. Today counts once it is played, and is not missed before it has ended.
 *
 * @param days days with a finished run, in any order; days to come are ignored
 * @param today days since 1970, in UTC
 */
export function countStreak(days: Iterable<number>, today: number): number {
  const played = new Set(days)
  let count = played.has(today) ? 1 : 0
  let missed = Number.POSITIVE_INFINITY
  for (let day = today - 1; ; day--) {
    if (played.has(day)) count++
    else if (missed - day >= forgivenessDays && played.has(day - 1)) missed = day
    else return count
  }
}
