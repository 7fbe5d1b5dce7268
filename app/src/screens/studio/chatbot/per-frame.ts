import type { ChatResources } from '@saha/machines/chat'

type Reply = ChatResources['reply']
type Send = Parameters<Reply>[0]['send']

/** A page in the background has no frames, but its reply goes on. */
const withoutFrames = 250

/** Calls once, with the next frame, or soon where there are none. */
function soon(act: () => void): () => void {
  const forget = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const once = () => {
    forget()
    act()
  }
  const frame = requestAnimationFrame(once)
  const timer = setTimeout(once, withoutFrames)
  return forget
}

/** Gathers the pieces of a reply, so that the page draws them once a frame however small and many they are. */
export const perFrame =
  (reply: Reply): Reply =>
  async ({ send, ...opening }) => {
    let gathered = ''
    let forget: (() => void) | undefined
    const hand = () => {
      forget?.()
      forget = undefined
      if (gathered !== '') send({ type: 'reply.delta', text: gathered })
      gathered = ''
    }
    const gather: Send = (fact) => {
      if (fact.type === 'reply.delta') {
        gathered += fact.text
        forget ??= soon(hand)
      } else {
        hand()
        send(fact)
      }
    }
    const close = await reply({ ...opening, send: gather })
    return () => {
      forget?.()
      close()
    }
  }
