import { toMicrodollars } from './cost/price.ts'
import type { Client } from './http/client.ts'
import type { Scope } from './ledger/ledger.ts'

/** Limits of one client, one network, or the total. */
export interface Limit {
  /** Dollars a day (UTC). */
  readonly perDay: number
  /** Calls a minute. */
  readonly perMinute: number
  /** Maximum active calls. */
  readonly atOnce: number
}

export interface Limits {
  readonly client: Limit
  readonly network: Limit
  readonly total: Limit
  /** Maximum length of a live session, in minutes. */
  readonly liveMinutes: number
}

/** Default limits. */
export const LIMITS: Limits = {
  client: { perDay: 5, perMinute: 20, atOnce: 3 },
  network: { perDay: 20, perMinute: 120, atOnce: 20 },
  total: { perDay: 50, perMinute: 1200, atOnce: 400 },
  liveMinutes: 10,
}

/** Polls and downloads cost nothing, so their rate limit is higher. */
const FREE_CALL_FACTOR = 10

/** Name of the total in the ledger. */
export const TOTAL_SCOPE = 'all'

/** Returns the scopes that a call counts against. */
export function billingScopes(client: Client, limits: Limits, free: boolean): Scope[] {
  const scope = (subject: string, limit: Limit): Scope => ({
    subject: free ? `light:${subject}` : subject,
    perDay: toMicrodollars(limit.perDay),
    perMinute: free ? limit.perMinute * FREE_CALL_FACTOR : limit.perMinute,
    atOnce: limit.atOnce,
  })
  return [
    scope(client.id, limits.client),
    // Without a cookie the narrowest network is the client, with the stricter limit.
    ...client.networks
      .filter((network) => network !== client.id)
      .map((network) => scope(network, limits.network)),
    scope(TOTAL_SCOPE, limits.total),
  ]
}
