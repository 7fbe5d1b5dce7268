/** How often a client may do something. */
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

/** Beyond this many counters those of past windows are thrown away. */
const SWEEP_AT = 10_000

/** Counts requests in windows aligned to the clock, as Appwrite does; forgotten when the server stops. */
export class RateLimits {
  readonly #enforced: boolean
  readonly #counters = new Map<string, { count: number; until: number }>()

  /** @param enforced false counts nothing and lets everything pass, with the headers of a first request */
  constructor(enforced: boolean) {
    this.#enforced = enforced
  }

  /** Counts one request. @returns whether it may pass, and the headers that say how many are left */
  count(
    key: string,
    { requests, windowSeconds }: RateLimit,
    now: number,
  ): { allowed: boolean; headers: Record<string, string> } {
    const window = windowSeconds * 1000
    const until = (Math.floor(now / window) + 1) * window
    let used = 1
    if (this.#enforced) {
      this.#sweep(now)
      const counter = this.#counters.get(key)
      used = counter !== undefined && counter.until > now ? counter.count + 1 : 1
      this.#counters.set(key, { count: used, until })
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

  /** Forgets what was counted under a key. */
  reset(key: string): void {
    this.#counters.delete(key)
  }

  #sweep(now: number): void {
    if (this.#counters.size < SWEEP_AT) return
    for (const [key, { until }] of this.#counters) if (until <= now) this.#counters.delete(key)
  }
}
