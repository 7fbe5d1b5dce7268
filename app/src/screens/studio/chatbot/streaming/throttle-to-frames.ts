import type { ChatResources, ReplyEvent } from '@saha/machines/chat'
import { afterFrame } from './after-frame.ts'

type Reply = ChatResources['reply']
type Send = Parameters<Reply>[0]['send']

/** In milliseconds. Twenty updates a second read smoothly and leave frames for scrolling. */
const minInterval = 50
/** Characters per update. The minimum is what a model writes in one interval. */
const chunkSize = { fewest: 120, most: 1200 }
/** Upper bound for the delay between receiving and rendering, in milliseconds. */
const maxDelay = 1000
/** Updates that show a backlog. Fewer on a slow page would fill a frame each. */
const chunkCount = { fewest: 10, most: 20 }
/** In milliseconds. Updates that take longer get smaller. */
const frameBudget = 16

/** Returns the first characters of a text without splitting a surrogate pair. */
function takeCharacters(text: string, letters: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(letters - 1))
  return text.slice(0, isHalf ? letters + 1 : letters)
}

/**
 * Decides the size and time of the next update by the cost of the last one. A slow page gets smaller chunks and keeps
 * half of its time for input and scrolling.
 */
class AdaptivePace {
  #next = 0
  #every = minInterval
  #letters = chunkSize.fewest

  readonly next = (): number => this.#next

  /** Returns how many of the waiting characters come next. */
  countNext(waiting: number): number {
    if (document.hidden) return Infinity
    const parts = Math.min(chunkCount.most, Math.max(chunkCount.fewest, maxDelay / this.#every))
    return Math.max(this.#letters, Math.ceil(waiting / parts))
  }

  /** Records an update; its cost is measured after its frame. */
  recordUpdate(at: number): void {
    this.#next = at + this.#every
    let written = at
    // React renders in a microtask of the same task.
    queueMicrotask(() => (written = performance.now()))
    requestAnimationFrame(() => {
      const begun = performance.now()
      setTimeout(() => this.#learn(at, written - at + performance.now() - begun))
    })
  }

  #learn(at: number, cost: number): void {
    this.#every = Math.max(minInterval, 2 * cost)
    this.#next = at + this.#every
    const letters = this.#letters * (cost > frameBudget ? 0.5 : 1.5)
    this.#letters = Math.min(chunkSize.most, Math.max(chunkSize.fewest, letters))
  }
}

/** Text of a reply that was received but not sent to the machine yet. */
class ReplyBuffer {
  readonly #pace = new AdaptivePace()
  readonly #send: Send
  #text = ''
  #end: ReplyEvent | undefined
  /** Chunk size once the reply has ended; before, each chunk is computed. */
  #even = 0
  #forget: (() => void) | undefined

  constructor(send: Send) {
    this.#send = send
  }

  readonly add = (fact: ReplyEvent): void => {
    if (fact.type === 'reply.delta') this.#text += fact.text
    else this.#end = fact
    if (this.#end && this.#text.length <= this.#pace.countNext(0)) this.flush()
    else this.#forget ??= afterFrame(this.#pace.next, this.#handSome)
  }

  /** Sends everything at once. */
  readonly flush = (): void => {
    if (this.#text !== '' || this.#end) this.#hand(this.#text)
  }

  readonly close = (): void => this.#forget?.()

  readonly #handSome = (): void => {
    const letters = Math.max(this.#even, this.#pace.countNext(this.#text.length))
    if (this.#end) this.#even = letters
    this.#hand(takeCharacters(this.#text, letters))
  }

  #hand(chunk: string): void {
    this.close()
    this.#forget = undefined
    this.#text = this.#text.slice(chunk.length)
    const at = performance.now()
    if (chunk !== '') this.#send({ type: 'reply.delta', text: chunk })
    this.#pace.recordUpdate(at)
    if (this.#text !== '') this.#forget = afterFrame(this.#pace.next, this.#handSome)
    else if (this.#end) this.#send(this.#end)
  }
}

/**
 * Batches streamed chunks so that at most 20 updates a second are rendered. `flush` sends what was received at once;
 * call it before a reply is stopped.
 */
export function throttleToFrames(reply: Reply): { readonly reply: Reply; readonly flush: () => void } {
  const open = new Set<ReplyBuffer>()
  return {
    reply: async ({ send, ...opening }) => {
      const buffer = new ReplyBuffer(send)
      open.add(buffer)
      const close = () => {
        open.delete(buffer)
        buffer.close()
      }
      opening.signal.addEventListener('abort', close, { once: true })
      // Renders the question first, because sending the request takes as long as a frame on a slow page.
      await new Promise<void>((resolve) => afterFrame(() => 0, resolve))
      opening.signal.throwIfAborted()
      return reply({ ...opening, send: buffer.add })
    },
    flush: () => {
      for (const buffer of open) buffer.flush()
    },
  }
}
