import { calls, envelope, fromPortal, maxErrorText, openEnvelope, welcomes } from './protocol.ts'
import type { GameMessage, Welcome } from './protocol.ts'

export interface PortalConnectionOptions {
  onPause?: (on: boolean) => void
  onAudio?: (enabled: boolean) => void
  onVisibility?: (visible: boolean) => void
  /** How long to wait for a portal before playing without one, in ms. @default 2000 */
  patience?: number
  /** The game's own window. @default window */
  self?: Window
}

export interface PortalConnection {
  /** The portal's welcome; null when there is no portal, and the game plays on its own. */
  readonly welcomed: Promise<Welcome | null>
  loading: (progress: number) => void
  ready: () => void
  gameplay: (on: boolean) => void
  score: (value: number, final: boolean) => void
  save: (data: string) => void
  /** What the portal kept of the last visit, or null: also when it does not answer in time. */
  load: () => Promise<string | null>
  error: (message: string) => void
  close: () => void
}

/** Speaks with the portal around this page, if there is one. Everything that is said without one goes nowhere. */
export function connectPortal(options: PortalConnectionOptions = {}): PortalConnection {
  const { self = window, patience = 2000 } = options
  const portal = self.parent
  const alone = portal === self
  // Not randomUUID: that is missing where the site is served without TLS.
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const welcome = Promise.withResolvers<Welcome | null>()
  const waiting = new Set<(data: string | null) => void>()
  let port: MessagePort | null = null

  const sayHello = () => portal.postMessage(envelope({ type: 'hello', page }), '*')
  const send = (message: GameMessage) => port?.postMessage(message)
  const answer = (data: string | null) => {
    for (const settle of waiting) settle(data)
    waiting.clear()
  }

  const onPortMessage = ({ data }: MessageEvent<unknown>) => {
    const message = fromPortal(data)
    if (message?.type === 'pause') options.onPause?.(message.on)
    else if (message?.type === 'audio') options.onAudio?.(message.enabled)
    else if (message?.type === 'visibility') options.onVisibility?.(message.visible)
    else if (message?.type === 'loaded') answer(message.data)
  }

  const hangUp = () => {
    port?.removeEventListener('message', onPortMessage)
    port?.close()
    port = null
  }

  const onWindowMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== portal) return
    const message = openEnvelope(event.data)
    if (calls(message)) return sayHello()
    const greeting = welcomes(message)
    const [offered, ...more] = event.ports
    if (!greeting || !offered || more.length > 0) return
    hangUp()
    port = offered
    port.addEventListener('message', onPortMessage)
    port.start()
    const { type: _, ...said } = greeting
    welcome.resolve(said)
  }

  const timer = alone ? undefined : setTimeout(() => welcome.resolve(null), patience)
  if (alone) welcome.resolve(null)
  else {
    self.addEventListener('message', onWindowMessage)
    sayHello()
  }

  return {
    welcomed: welcome.promise,
    loading: (progress) => send({ type: 'loading', progress }),
    ready: () => send({ type: 'ready' }),
    gameplay: (on) => send({ type: 'gameplay', on }),
    score: (value, final) => send({ type: 'score', value, final }),
    save: (data) => send({ type: 'save', data }),
    load: () => {
      if (!port) return Promise.resolve(null)
      const loaded = Promise.withResolvers<string | null>()
      waiting.add(loaded.resolve)
      const late = setTimeout(() => loaded.resolve(null), patience)
      send({ type: 'load' })
      return loaded.promise.finally(() => {
        clearTimeout(late)
        waiting.delete(loaded.resolve)
      })
    },
    error: (message) => send({ type: 'error', message: message.slice(0, maxErrorText) }),
    close: () => {
      clearTimeout(timer)
      self.removeEventListener('message', onWindowMessage)
      hangUp()
      answer(null)
      welcome.resolve(null)
    },
  }
}
