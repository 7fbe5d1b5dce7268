/** How many messages may come at once, and how many a second after that. */
export interface Rate {
  burst: number
  perSecond: number
}

/** A token bucket. `take` says whether one more message is within the rate; `now` is in ms. */
export function createBudget({ burst, perSecond }: Rate, now: () => number = () => performance.now()) {
  let tokens = burst
  let last = now()
  return {
    take(): boolean {
      const time = now()
      tokens = Math.min(burst, tokens + ((time - last) / 1000) * perSecond)
      last = time
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
