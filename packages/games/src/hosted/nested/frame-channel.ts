const mark = 'saha.frames'

/** Connects the pages of one game: this page, the one that frames it, and those that it frames. */
export interface FrameChannel {
  /** Sends a message to all other pages. */
  post: (type: string, value?: unknown) => void
  on: (type: string, handle: (value: unknown) => void) => void
}

/** @param parent the page of the game that frames this one, or null */
export function createFrameChannel(parent: Window | null): FrameChannel {
  const handlers: [type: string, handle: (value: unknown) => void][] = []
  const getNeighbours = () => {
    const all = parent ? [parent] : []
    for (let index = 0; index < window.length; index++) all.push(window[index] as Window)
    return all
  }
  const send = (message: object, sender?: unknown) => {
    for (const neighbour of getNeighbours())
      if (neighbour !== sender) neighbour.postMessage({ saha: mark, ...message }, '*')
  }
  window.addEventListener('message', (event) => {
    const { saha, type, value } = Object(event.data) as Record<string, unknown>
    if (saha !== mark || typeof type !== 'string' || !getNeighbours().includes(event.source as Window)) return
    // The game's handlers do not expect it.
    event.stopImmediatePropagation()
    for (const [handled, handle] of handlers) if (handled === type) handle(value)
    send({ type, value }, event.source)
  })
  return {
    post: (type, value) => send({ type, value }),
    on: (type, handle) => void handlers.push([type, handle]),
  }
}
