import { toMicrodollars } from './cost/price.ts'
import type { Client } from './http/client.ts'
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
  readonly client: Limit
  readonly network: Limit
  readonly total: Limit
  /** The longest live conversation, in minutes. */
  readonly liveMinutes: number
}

/** The limits when nothing else is said. */
export const LIMITS: Limits = {
  client: { perDay: 5, perMinute: 20, atOnce: 3 },
  network: { perDay: 20, perMinute: 120, atOnce: 20 },
  total: { perDay: 50, perMinute: 1200, atOnce: 400 },
  liveMinutes: 10,
}

/** Polls and downloads cost nothing, so more of them may come. */
const FREE_CALL_FACTOR = 10

/** The name under which the ledger counts everybody. */
export const TOTAL_SCOPE = 'all'

/** What a call is counted for. */
export function billingScopes(client: Client, limits: Limits, free: boolean): Scope[] {
  const scope = (subject: string, limit: Limit): Scope => ({
    subject: free ? `light:${subject}` : subject,
    perDay: toMicrodollars(limit.perDay),
    perMinute: free ? limit.perMinute * FREE_CALL_FACTOR : limit.perMinute,
    atOnce: limit.atOnce,
  })
  return [
    scope(client.id, limits.client),
    // Without a cookie the narrowest network is the visitor: the stricter limit holds.
    ...client.networks
      .filter((network) => network !== client.id)
      .map((network) => scope(network, limits.network)),
    scope(TOTAL_SCOPE, limits.total),
  ]
}
