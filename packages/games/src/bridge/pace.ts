import { createBudget } from './budget.ts'
import type { Rate } from './budget.ts'

export interface PaceOptions<Message> {
  rate: Rate
  /** What is left of two that both have to wait. */
  merge: (waiting: Message, next: Message) => Message
  deliver: (message: Message) => void
  /** One of two that had to wait was given up. */
  onMerged?: () => void
}

/** Lets messages of one kind through at a rate. Of those that come too fast one waits for its turn, so the last word always arrives. */
export function createPace<Message>({ rate, merge, deliver, onMerged }: PaceOptions<Message>) {
  const budget = createBudget(rate)
  let waiting: { message: Message } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const forget = () => {
    clearTimeout(timer)
    waiting = null
  }
  const release = () => {
    if (!waiting) return
    // A timer may be a moment early.
    if (!budget.take()) {
      timer = setTimeout(release, Math.ceil(budget.wait()))
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
    forget,
    /** Delivers what waits now. */
    flush(): void {
      const last = waiting
      forget()
      if (last) deliver(last.message)
    },
  }
}
