import { createHash } from 'node:crypto'

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

/** Counters kept at most: about 10 MB. */
const MAX_COUNTERS = 50_000
/** What part of them makes room when they are full. */
const EVICTED_SHARE = 0.1

/** What is counted together: a method, a route, and who or what it is about. */
export type RateKey = readonly string[]

/** Counts requests in windows aligned to the clock, as Appwrite does; forgotten when the server stops. */
export class RateLimiter {
  readonly #enforced: boolean
  readonly #maxCounters: number
  readonly #counters = new Map<string, { count: number; until: number }>()

  /**
   * @param enforced false counts nothing and lets everything pass, with the headers of a first request
   * @param maxCounters counters kept at most
   */
  constructor(enforced: boolean, maxCounters = MAX_COUNTERS) {
    this.#enforced = enforced
    this.#maxCounters = maxCounters
  }

  /** How many counters there are. */
  get size(): number {
    return this.#counters.size
  }

  /** Counts one request. @returns whether it may pass, and the headers that say how many are left */
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

  /** Forgets what was counted under a key. */
  reset(key: RateKey): void {
    if (this.#enforced) this.#counters.delete(hashKey(key))
  }

  /**
   * Past windows go first. Then those that have counted least: whoever would have a counter of theirs forgotten
   * must fill all others as far as that one, which is more work than the limit allows.
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

/** A part of the key is the client's own text, of any length: an e-mail address that nobody has checked yet. */
function hashKey(key: RateKey): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('base64')
}
