import type { ChatResources, ReplyEvent } from '@saha/machines/chat'
import { behindFrame } from './behind-frame.ts'

type Reply = ChatResources['reply']
type Send = Parameters<Reply>[0]['send']

/** Text that grows twenty times a second is read as smoothly, and leaves frames for the reader’s scrolling. */
const least = 50
/** Letters handed over at once: the fewest are still as many as a model writes in the time. */
const gulps = { fewest: 120, most: 1200 }
/** How far what is seen may trail behind what has come, in ms. */
const mostBehind = 1000
/** So many pieces show all that came at once: no fewer however slow the page is, or one would fill a frame. */
const pieces = { fewest: 10, most: 20 }
/** A frame this long, in ms, has room for no more. */
const enough = 16

/** The first letters of a text, never half of one. */
function firstOf(text: string, letters: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(letters - 1))
  return text.slice(0, isHalf ? letters + 1 : letters)
}

/**
 * How much may be handed over, and when: what the last piece took to be reckoned and drawn decides about the next. A slow
 * page gets smaller pieces, and keeps half of its time for whoever scrolls.
 */
class Pace {
  #next = 0
  #every = least
  #letters = gulps.fewest

  readonly next = (): number => this.#next

  /** How many letters of those that wait come next. */
  lettersOf(waiting: number): number {
    if (document.hidden) return Infinity
    const parts = Math.min(pieces.most, Math.max(pieces.fewest, mostBehind / this.#every))
    return Math.max(this.#letters, Math.ceil(waiting / parts))
  }

  /** Something was handed over. What it costs is known once its frame was drawn. */
  handed(at: number): void {
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
    this.#every = Math.max(least, 2 * cost)
    this.#next = at + this.#every
    const letters = this.#letters * (cost > enough ? 0.5 : 1.5)
    this.#letters = Math.min(gulps.most, Math.max(gulps.fewest, letters))
  }
}

/** What has come of a reply and was not handed over yet. */
class Gathered {
  readonly #pace = new Pace()
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
    if (this.#end && this.#text.length <= this.#pace.lettersOf(0)) this.handAll()
    else this.#forget ??= behindFrame(this.#pace.next, this.#handSome)
  }

  /** Hands all of it over at once. */
  readonly handAll = (): void => {
    if (this.#text !== '' || this.#end) this.#hand(this.#text)
  }

  readonly close = (): void => this.#forget?.()

  readonly #handSome = (): void => {
    const letters = Math.max(this.#even, this.#pace.lettersOf(this.#text.length))
    if (this.#end) this.#even = letters
    this.#hand(firstOf(this.#text, letters))
  }

  #hand(piece: string): void {
    this.close()
    this.#forget = undefined
    this.#text = this.#text.slice(piece.length)
    const at = performance.now()
    if (piece !== '') this.#send({ type: 'reply.delta', text: piece })
    this.#pace.handed(at)
    if (this.#text !== '') this.#forget = behindFrame(this.#pace.next, this.#handSome)
    else if (this.#end) this.#send(this.#end)
  }
}

/**
 * Gathers the pieces of a reply, so that the page draws them with few frames however small, large and many they are.
 * `handAll` hands over at once what has come and was not shown yet: before a reply is stopped, which keeps it.
 */
export function perFrame(reply: Reply): { readonly reply: Reply; readonly handAll: () => void } {
  const open = new Set<Gathered>()
  return {
    reply: async ({ send, ...opening }) => {
      const gathered = new Gathered(send)
      open.add(gathered)
      const close = () => {
        open.delete(gathered)
        gathered.close()
      }
      opening.signal.addEventListener('abort', close, { once: true })
      // What was said is drawn first: to ask takes a slow page as long.
      await new Promise<void>((resolve) => behindFrame(() => 0, resolve))
      opening.signal.throwIfAborted()
      return reply({ ...opening, send: gathered.add })
    },
    handAll: () => {
      for (const gathered of open) gathered.handAll()
    },
  }
}
