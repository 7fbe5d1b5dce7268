import { dollars } from './cost/price.ts'
import type { Visitor } from './http/visitor.ts'
import type { Scope } from './ledger/ledger.ts'

/** What one visitor, one network, or everybody together may use. */
export interface Limit {
  /** Dollars in a day (UTC). */
  readonly perDay: number
  /** Calls in a minute. */
  readonly perMinute: number
  /** Calls under way at once. */
  readonly atOnce: number
}

/** All limits. */
export interface Limits {
  readonly visitor: Limit
  readonly network: Limit
  readonly everybody: Limit
  /** The longest live conversation, in minutes. */
  readonly liveMinutes: number
}

/** The limits when nothing else is said. */
export const LIMITS: Limits = {
  visitor: { perDay: 5, perMinute: 20, atOnce: 3 },
  network: { perDay: 20, perMinute: 120, atOnce: 20 },
  everybody: { perDay: 50, perMinute: 1200, atOnce: 400 },
  liveMinutes: 10,
}

/** Polls and downloads cost nothing, so more of them may come. */
const LIGHT = 10

/** The name under which the ledger counts everybody. */
export const EVERYBODY = 'all'

/** What a call is counted for. */
export function scopesOf(visitor: Visitor, limits: Limits, light: boolean): Scope[] {
  const scope = (who: string, limit: Limit): Scope => ({
    who: light ? `light:${who}` : who,
    perDay: dollars(limit.perDay),
    perMinute: light ? limit.perMinute * LIGHT : limit.perMinute,
    atOnce: limit.atOnce,
  })
  return [
    scope(visitor.id, limits.visitor),
    // Without a cookie the narrowest network is the visitor: the stricter limit holds.
    ...visitor.networks
      .filter((network) => network !== visitor.id)
      .map((network) => scope(network, limits.network)),
    scope(EVERYBODY, limits.everybody),
  ]
}
