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
function takeCharacters(text: string, count: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(count - 1))
  return text.slice(0, isHalf ? count + 1 : count)
}

/**
 * Decides the size and time of the next update by the cost of the last one. A slow page gets smaller chunks and keeps
 * half of its time for input and scrolling.
 */
class AdaptivePace {
  #next = 0
  #interval = minInterval
  #size = chunkSize.fewest

  readonly next = (): number => this.#next

  /** Returns how many of the waiting characters come next. */
  countNext(waiting: number): number {
    if (document.hidden) return Infinity
    const parts = Math.min(chunkCount.most, Math.max(chunkCount.fewest, maxDelay / this.#interval))
    return Math.max(this.#size, Math.ceil(waiting / parts))
  }

  /** Records an update; its cost is measured after its frame. */
  recordUpdate(at: number): void {
    this.#next = at + this.#interval
    let renderedAt = at
    // React renders in a microtask of the same task.
    queueMicrotask(() => (renderedAt = performance.now()))
    requestAnimationFrame(() => {
      const frameStart = performance.now()
      setTimeout(() => this.#adapt(at, renderedAt - at + performance.now() - frameStart))
    })
  }

  #adapt(at: number, cost: number): void {
    this.#interval = Math.max(minInterval, 2 * cost)
    this.#next = at + this.#interval
    const count = this.#size * (cost > frameBudget ? 0.5 : 1.5)
    this.#size = Math.min(chunkSize.most, Math.max(chunkSize.fewest, count))
  }
}

/** Text of a reply that was received but not sent to the machine yet. */
class ReplyBuffer {
  readonly #pace = new AdaptivePace()
  readonly #emit: Send
  #text = ''
  #end: ReplyEvent | undefined
  /** Chunk size once the reply has ended; before, each chunk is computed. */
  #finalSize = 0
  #cancel: (() => void) | undefined

  constructor(send: Send) {
    this.#emit = send
  }

  readonly add = (event: ReplyEvent): void => {
    if (event.type === 'reply.delta') this.#text += event.text
    else this.#end = event
    if (this.#end && this.#text.length <= this.#pace.countNext(0)) this.flush()
    else this.#cancel ??= afterFrame(this.#pace.next, this.#sendNext)
  }

  /** Sends everything at once. */
  readonly flush = (): void => {
    if (this.#text !== '' || this.#end) this.#send(this.#text)
  }

  readonly close = (): void => this.#cancel?.()

  readonly #sendNext = (): void => {
    const count = Math.max(this.#finalSize, this.#pace.countNext(this.#text.length))
    if (this.#end) this.#finalSize = count
    this.#send(takeCharacters(this.#text, count))
  }

  #send(chunk: string): void {
    this.close()
    this.#cancel = undefined
    this.#text = this.#text.slice(chunk.length)
    const at = performance.now()
    if (chunk !== '') this.#emit({ type: 'reply.delta', text: chunk })
    this.#pace.recordUpdate(at)
    if (this.#text !== '') this.#cancel = afterFrame(this.#pace.next, this.#sendNext)
    else if (this.#end) this.#emit(this.#end)
  }
}

/**
 * Batches streamed chunks so that at most 20 updates a second are rendered. `flush` sends what was received at once;
 * call it before a reply is stopped.
 */
export function throttleToFrames(reply: Reply): { readonly reply: Reply; readonly flush: () => void } {
  const open = new Set<ReplyBuffer>()
  return {
    reply: async ({ send, ...options }) => {
      const buffer = new ReplyBuffer(send)
      open.add(buffer)
      const close = () => {
        open.delete(buffer)
        buffer.close()
      }
      options.signal.addEventListener('abort', close, { once: true })
      // Renders the question first, because sending the request takes as long as a frame on a slow page.
      await new Promise<void>((resolve) => afterFrame(() => 0, resolve))
      options.signal.throwIfAborted()
      return reply({ ...options, send: buffer.add })
    },
    flush: () => {
      for (const buffer of open) buffer.flush()
    },
  }
}
