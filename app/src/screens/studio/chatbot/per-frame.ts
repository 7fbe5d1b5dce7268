import type { ChatResources, ReplyFact } from '@saha/machines/chat'

type Reply = ChatResources['reply']
type Send = Parameters<Reply>[0]['send']

/** A page in the background has no frames, but its reply goes on. */
const withoutFrames = 250
/** Text that grows twenty times a second is read as smoothly, and leaves frames for the reader’s scrolling. */
const least = 50
/** Letters handed over at once: the fewest are still as many as a model writes in the time. */
const gulps = { fewest: 120, most: 1200 }
/** In pieces: nobody waits longer for what has come already, whatever its frames take. */
const mostBehind = 20
/** A frame this long, in ms, has room for no more. */
const enough = 16

/** Calls once, with the first frame from then on, or soon where there are none. */
function soon(from: () => number, act: () => void): () => void {
  const forget = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const once = () => {
    forget()
    act()
  }
  const wait = (now: number) => {
    if (now >= from()) once()
    else frame = requestAnimationFrame(wait)
  }
  let frame = requestAnimationFrame(wait)
  const timer = setTimeout(once, Math.max(0, from() - performance.now()) + withoutFrames)
  return forget
}

/** The first letters of a text, never half of one. */
function firstOf(text: string, letters: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(letters - 1))
  return text.slice(0, isHalf ? letters + 1 : letters)
}

/**
 * How much may be handed over, and when: what the frame of the last piece took decides about the next. A slow page
 * gets smaller pieces, and keeps half of its time for whoever scrolls.
 */
class Pace {
  #next = 0
  #letters = gulps.fewest

  get letters(): number {
    return document.hidden ? Infinity : this.#letters
  }

  readonly next = (): number => this.#next

  /** Something is handed over. What it costs is known once its frame was drawn. */
  began(): void {
    const at = performance.now()
    this.#next = at + least
    setTimeout(() => {
      const cost = performance.now() - at
      this.#next = at + Math.max(least, 2 * cost)
      const letters = this.#letters * (cost > enough ? 0.5 : 1.5)
      this.#letters = Math.min(gulps.most, Math.max(gulps.fewest, letters))
    })
  }
}

/** Gathers the pieces of a reply, so that the page draws them with few frames however small, large and many they are. */
export const perFrame =
  (reply: Reply): Reply =>
  async ({ send, ...opening }) => {
    const pace = new Pace()
    let gathered = ''
    let end: ReplyFact | undefined
    let atLeast = 0
    let forget: (() => void) | undefined
    const hand = () => {
      forget?.()
      forget = undefined
      atLeast = Math.max(atLeast, Math.ceil(gathered.length / mostBehind))
      const piece = firstOf(gathered, Math.max(pace.letters, atLeast))
      gathered = gathered.slice(piece.length)
      pace.began()
      if (piece !== '') send({ type: 'reply.delta', text: piece })
      // What is left at the end comes in even pieces; before it, each is measured anew.
      if (!end) atLeast = 0
      if (gathered !== '') forget = soon(pace.next, hand)
      else if (end) send(end)
    }
    const gather: Send = (fact) => {
      if (fact.type === 'reply.delta') gathered += fact.text
      else end = fact
      if (end && gathered.length <= pace.letters) hand()
      else forget ??= soon(pace.next, hand)
    }
    const close = await reply({ ...opening, send: gather })
    return () => {
      forget?.()
      return close()
    }
  }
