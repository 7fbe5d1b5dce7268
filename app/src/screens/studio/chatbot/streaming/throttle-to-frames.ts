import type { ChatResources, ReplyEvent } from '@saha/machines/chat'
import { afterFrame } from './after-frame.ts'

type Reply = ChatResources['reply']
type Send = Parameters<Reply>[0]['send']

/** Text that grows twenty times a second is read as smoothly, and leaves frames for the reader’s scrolling. */
const minInterval = 50
/** Letters handed over at once: the fewest are still as many as a model writes in the time. */
const chunkSize = { fewest: 120, most: 1200 }
/** How far what is seen may trail behind what has come, in ms. */
const maxDelay = 1000
/** So many pieces show all that came at once: no fewer however slow the page is, or one would fill a frame. */
const chunkCount = { fewest: 10, most: 20 }
/** A frame this long, in ms, has room for no more. */
const frameBudget = 16

/** The first letters of a text, never half of one. */
function takeCharacters(text: string, letters: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(letters - 1))
  return text.slice(0, isHalf ? letters + 1 : letters)
}

/**
 * How much may be handed over, and when: what the last piece took to be reckoned and drawn decides about the next. A slow
 * page gets smaller pieces, and keeps half of its time for whoever scrolls.
 */
class AdaptivePace {
  #next = 0
  #every = minInterval
  #letters = chunkSize.fewest

  readonly next = (): number => this.#next

  /** How many letters of those that wait come next. */
  countNext(waiting: number): number {
    if (document.hidden) return Infinity
    const parts = Math.min(chunkCount.most, Math.max(chunkCount.fewest, maxDelay / this.#every))
    return Math.max(this.#letters, Math.ceil(waiting / parts))
  }

  /** Something was handed over. What it costs is known once its frame was drawn. */
  recordUpdate(at: number): void {
    this.#next = at + this.#every
    let written = at
    // Behind the page's own work on it, which waits for the end of the same task.
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

/** What has come of a reply and was not handed over yet. */
class ReplyBuffer {
  readonly #pace = new AdaptivePace()
  readonly #send: Send
  #text = ''
  #end: ReplyEvent | undefined
  /** What is left at the end comes in even pieces; before it, each is measured anew. */
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

  /** Hands all of it over at once. */
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
 * Gathers the pieces of a reply, so that the page draws them with few frames however small, large and many they are.
 * `flush` hands over at once what has come and was not shown yet: before a reply is stopped, which keeps it.
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
      // What was said is drawn first: to ask takes a slow page as long.
      await new Promise<void>((resolve) => afterFrame(() => 0, resolve))
      opening.signal.throwIfAborted()
      return reply({ ...opening, send: buffer.add })
    },
    flush: () => {
      for (const buffer of open) buffer.flush()
    },
  }
}
