/** A portal's window and a game's window that know each other, for tests: what one posts the other hears. */
interface Posted {
  data?: unknown
  source?: unknown
  origin?: string
  ports?: readonly MessagePort[]
}

/** Lets a window hear a message, from wherever the test says it comes. */
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
    /** Where the portal listens. */
    host: host as unknown as Window,
    /** The game's window, as the portal's frame holds it. */
    frame: Object.assign(new EventTarget(), { contentWindow: game as unknown as Window }),
    /** The game's window, as the game sees it. */
    self: game as unknown as Window,
    portal,
    /** Posts from the game's window to the portal's. */
    postToPortal,
    /** From now on the game's window hears nothing: another page is in it. */
    stopReceiving: () => {
      isReceiving = false
    },
    /** Everything the portal posted to the game's window. */
    sent,
  }
}
