/** A fake portal window and game window; each receives what the other posts. */
interface Posted {
  data?: unknown
  source?: unknown
  origin?: string
  ports?: readonly MessagePort[]
}

/** Dispatches a message event with any source and origin. */
export function dispatchMessage(
  target: EventTarget,
  { data, source = null, origin = 'null', ports = [] }: Posted,
) {
  target.dispatchEvent(Object.assign(new Event('message'), { data, source, origin, ports }))
}

export function createFakeWindows() {
  const host = new EventTarget()
  let isReceiving = true
  const sent: { data: unknown; ports: readonly MessagePort[] }[] = []
  const game: EventTarget & { parent: unknown; postMessage: unknown } = Object.assign(new EventTarget(), {
    parent: {},
    postMessage: (data: unknown, _origin: string, ports: readonly MessagePort[] = []) => {
      sent.push({ data, ports })
      if (isReceiving) dispatchMessage(game, { data, source: portal, ports })
    },
  })
  const postToPortal = (data: unknown) => dispatchMessage(host, { data, source: game })
  const portal = { postMessage: postToPortal }
  game.parent = portal
  return {
    /** The portal's window. */
    host: host as unknown as Window,
    /** The portal's frame, which holds the game's window. */
    frame: Object.assign(new EventTarget(), { contentWindow: game as unknown as Window }),
    /** The game's window as the game sees it. */
    self: game as unknown as Window,
    portal,
    postToPortal,
    /** Makes the game's window ignore messages, as if another page had replaced the game. */
    stopReceiving: () => {
      isReceiving = false
    },
    /** Messages that the portal posted to the game's window. */
    sent,
  }
}
