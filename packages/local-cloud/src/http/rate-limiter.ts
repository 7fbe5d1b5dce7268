import { createHash } from 'node:crypto'

/** Maximum number of requests in a time window. */
export interface RateLimit {
  /** Requests allowed in one window. */
  readonly requests: number
  readonly windowSeconds: number
}

const HOUR = 3600

export const ACCOUNT_LIMIT: RateLimit = { requests: 10, windowSeconds: HOUR }
export const ANONYMOUS_LIMIT: RateLimit = { requests: 50, windowSeconds: HOUR }
export const SESSION_LIMIT: RateLimit = { requests: 100, windowSeconds: HOUR }
export const WRITE_LIMIT: RateLimit = { requests: 120, windowSeconds: 60 }
export const DELETE_LIMIT: RateLimit = { requests: 60, windowSeconds: 60 }

/** Maximum number of counters: about 10 MB. */
const MAX_COUNTERS = 50_000
/** Share of counters to evict when they are full. */
const EVICTED_SHARE = 0.1

/** Identifies a counter: method, route, and client or subject. */
export type RateKey = readonly string[]

/** Counts requests in windows aligned to the clock, like Appwrite. Counters are in memory only. */
export class RateLimiter {
  readonly #enforced: boolean
  readonly #maxCounters: number
  readonly #counters = new Map<string, { count: number; until: number }>()

  /**
   * @param enforced false allows every request, with the headers of a first one
   * @param maxCounters maximum number of counters
   */
  constructor(enforced: boolean, maxCounters = MAX_COUNTERS) {
    this.#enforced = enforced
    this.#maxCounters = maxCounters
  }

  /** Number of counters. */
  get size(): number {
    return this.#counters.size
  }

  /** Counts a request. @returns whether it is allowed, and the rate limit headers */
  count(
    key: RateKey,
    { requests, windowSeconds }: RateLimit,
    now: number,
  ): { allowed: boolean; headers: Record<string, string> } {
    const window = windowSeconds * 1000
    const until = (Math.floor(now / window) + 1) * window
    let used = 1
    if (this.#enforced) {
      const name = hashKey(key)
      const counter = this.#counters.get(name)
      if (counter === undefined) this.#evict(now)
      used = counter !== undefined && counter.until > now ? counter.count + 1 : 1
      this.#counters.set(name, { count: used, until })
    }
    return {
      allowed: used <= requests,
      headers: {
        'x-ratelimit-limit': String(requests),
        'x-ratelimit-remaining': String(Math.max(0, requests - used)),
        'x-ratelimit-reset': String(Math.floor(until / 1000)),
      },
    }
  }

  /** Resets a counter. */
  reset(key: RateKey): void {
    if (this.#enforced) this.#counters.delete(hashKey(key))
  }

  /**
   * Evicts expired counters first, then the lowest ones: to evict its own counter, a client would need more requests
   * than the limit allows.
   */
  #evict(now: number): void {
    if (this.#counters.size < this.#maxCounters) return
    for (const [key, { until }] of this.#counters) if (until <= now) this.#counters.delete(key)
    if (this.#counters.size < this.#maxCounters) return
    const byCount = [...this.#counters].toSorted(([, one], [, other]) => one.count - other.count)
    for (const [key] of byCount.slice(0, Math.ceil(this.#maxCounters * EVICTED_SHARE)))
      this.#counters.delete(key)
  }
}

/** Keys contain client text of any length, such as an unchecked e-mail address. */
function hashKey(key: RateKey): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64')
}
