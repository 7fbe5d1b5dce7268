import type { ChatResources } from '@saha/machines/chat'

type Reply = ChatResources['reply']
type Send = Parameters<Reply>[0]['send']

/** A page in the background has no frames, but its reply goes on. */
const withoutFrames = 250
/** Text that grows twenty times a second is read as smoothly, and leaves frames for the reader’s scrolling. */
const least = 50

/** Calls once, with the first frame from then on, or soon where there are none. */
function soon(from: number, act: () => void): () => void {
  const forget = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const once = () => {
    forget()
    act()
  }
  const wait = (now: number) => {
    if (now >= from) once()
    else frame = requestAnimationFrame(wait)
  }
  let frame = requestAnimationFrame(wait)
  const timer = setTimeout(once, withoutFrames)
  return forget
}

/** Gathers the pieces of a reply, so that the page draws them with few frames however small and many they are. */
export const perFrame =
  (reply: Reply): Reply =>
  async ({ send, ...opening }) => {
    let gathered = ''
    let forget: (() => void) | undefined
    let handed = -least
    const hand = () => {
      forget?.()
      forget = undefined
      handed = performance.now()
      if (gathered !== '') send({ type: 'reply.delta', text: gathered })
      gathered = ''
    }
    const gather: Send = (fact) => {
      if (fact.type === 'reply.delta') {
        gathered += fact.text
        forget ??= soon(handed + least, hand)
      } else {
        hand()
        send(fact)
      }
    }
    const close = await reply({ ...opening, send: gather })
    return () => {
      forget?.()
      return close()
    }
  }
