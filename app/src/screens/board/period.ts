/** Times that a board may cover. */
export const periods = ['today', 'week', 'all'] as const
export type Period = (typeof periods)[number]

const day = 24 * 60 * 60 * 1000
/** Monday, 5 January 1970, since 1970 began on a Thursday. */
const firstMonday = 4 * day

const floorTo = (time: number, step: number, origin = 0) => Math.floor((time - origin) / step) * step + origin

/**
 * Returns the ISO time at which a period began: midnight UTC, of Monday for the week; null for all time.
 *
 * @param now milliseconds since 1970
 */
export function startOf(period: Period, now: number): string | null {
  if (period === 'all') return null
  const start = period === 'today' ? floorTo(now, day) : floorTo(now, 7 * day, firstMonday)
  return new Date(start).toISOString()
}
