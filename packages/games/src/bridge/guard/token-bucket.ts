/** How many messages may come at once, and how many a second after that. */
export interface Rate {
  burst: number
  perSecond: number
}

/** A token bucket. `now` is in ms. */
export function createTokenBucket({ burst, perSecond }: Rate, now: () => number = () => performance.now()) {
  let tokens = burst
  let last = now()
  const refill = () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - last) / 1000) * perSecond)
    last = time
  }
  return {
    /** Says whether as much is within the rate, and takes it if so. */
    take(amount = 1): boolean {
      refill()
      if (tokens < amount) return false
      tokens -= amount
      return true
    },
    /** How long until one more is within the rate, in ms. */
    getWaitTime(): number {
      refill()
      return Math.max(0, ((1 - tokens) / perSecond) * 1000)
    },
  }
}
