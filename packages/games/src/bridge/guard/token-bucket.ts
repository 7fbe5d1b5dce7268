/** Number of messages allowed at once, and per second afterwards. */
export interface Rate {
  burst: number
  perSecond: number
}

/** Creates a token bucket. `now` returns milliseconds. */
export function createTokenBucket({ burst, perSecond }: Rate, now: () => number = () => performance.now()) {
  let tokens = burst
  let last = now()
  const refill = () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - last) / 1000) * perSecond)
    last = time
  }
  return {
    /** Takes the tokens if enough are left, and returns whether it did. */
    take(amount = 1): boolean {
      refill()
      if (tokens < amount) return false
      tokens -= amount
      return true
    },
    /** Returns how long until the tokens are available, in ms. */
    getWaitTime(amount = 1): number {
      refill()
      return Math.max(0, ((amount - tokens) / perSecond) * 1000)
    },
  }
}
