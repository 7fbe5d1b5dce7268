import { createTokenBucket } from './token-bucket.ts'
import type { Rate } from './token-bucket.ts'

export interface RateLimiterOptions<Message> {
  rate: Rate
  /** Returns the tokens that a message costs, at most the burst. @default 1 */
  getCost?: (message: Message) => number
  /** Merges two waiting messages into one. */
  merge: (waiting: Message, next: Message) => Message
  deliver: (message: Message) => void
  /** Two waiting messages were merged. */
  onMerged?: () => void
}

/**
 * Limits the rate of one kind of message. Excess messages merge into one that waits, so the latest state always
 * arrives.
 */
export function createRateLimiter<Message>({
  rate,
  getCost = () => 1,
  merge,
  deliver,
  onMerged,
}: RateLimiterOptions<Message>) {
  const bucket = createTokenBucket(rate)
  let waiting: { message: Message } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const discard = () => {
    clearTimeout(timer)
    waiting = null
  }
  const release = () => {
    if (!waiting) return
    const cost = getCost(waiting.message)
    // Timers may fire slightly early.
    if (!bucket.take(cost)) {
      timer = setTimeout(release, Math.ceil(bucket.getWaitTime(cost)))
      return
    }
    const { message } = waiting
    waiting = null
    deliver(message)
  }

  return {
    push(message: Message): void {
      if (waiting) {
        waiting.message = merge(waiting.message, message)
        onMerged?.()
      } else {
        waiting = { message }
        release()
      }
    },
    discard,
    /** Delivers the waiting message now. */
    flush(): void {
      const last = waiting
      discard()
      if (last) deliver(last.message)
    },
  }
}
