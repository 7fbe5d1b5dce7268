import { createTokenBucket } from './token-bucket.ts'
import type { Rate } from './token-bucket.ts'

export interface RateLimiterOptions<Message> {
  rate: Rate
  /** What is left of two that both have to wait. */
  merge: (waiting: Message, next: Message) => Message
  deliver: (message: Message) => void
  /** One of two that had to wait was given up. */
  onMerged?: () => void
}

/** Lets messages of one kind through at a rate. Of those that come too fast one waits for its turn, so the last word always arrives. */
export function createRateLimiter<Message>({ rate, merge, deliver, onMerged }: RateLimiterOptions<Message>) {
  const bucket = createTokenBucket(rate)
  let waiting: { message: Message } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const discard = () => {
    clearTimeout(timer)
    waiting = null
  }
  const release = () => {
    if (!waiting) return
    // A timer may be a moment early.
    if (!bucket.take()) {
      timer = setTimeout(release, Math.ceil(bucket.getWaitTime()))
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
    /** Gives up what waits. */
    discard,
    /** Delivers what waits now. */
    flush(): void {
      const last = waiting
      discard()
      if (last) deliver(last.message)
    },
  }
}
