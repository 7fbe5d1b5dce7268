import { createBudget } from './budget.ts'
import { envelope, fromGame, hellos, maxLevel, maxSave, openEnvelope, welcomes } from './protocol.ts'
import type { GameMessage, PortalMessage, Welcome } from './protocol.ts'

/** Why a message was dropped: not from the game's frame, not what the protocol says, or too many at once. */
export type DropReason = 'source' | 'schema' | 'rate'

export interface GameConnectionOptions {
  /** The frame that shows the game. Only its window is listened to, whatever page it holds. */
  frame: { readonly contentWindow: Pick<Window, 'postMessage'> | null }
  /** Asked at every handshake, so that a game which reloads hears what is true then. */
  welcome: () => Welcome
  /** Origin of the game's page. @default 'null', the opaque origin of a frame without `allow-same-origin` */
  origin?: string
  /** How much is loaded, from 0 to 1. */
  onLoading?: (progress: number) => void
  /** The game shows its title and can be played. */
  onReady?: () => void
  /** Play begins or goes on (true), or it is paused or over (false). */
  onGameplay?: (on: boolean) => void
  /** Points so far, a whole number from 0; `final` when the run is over. A claim, not a proof. */
  onScore?: (score: { value: number; final: boolean }) => void
  /** The game asks to keep this text for the next visit; it replaces what was kept. */
  onSave?: (data: string) => void
  /** Gives back what was kept, or null. */
  onLoad?: () => string | null | Promise<string | null>
  /** Something in the game broke: a text for a report, not for the visitor. */
  onError?: (message: string) => void
  /** For finding out why nothing arrives while developing. */
  onDropped?: (reason: DropReason) => void
  /** Where the game's hello arrives. @default window */
  host?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

export interface GameConnection {
  /** Pauses the game, or lets it go on when the portal had paused it. */
  pause: (on: boolean) => void
  audio: (enabled: boolean) => void
  /** Tells that the game's frame is out of sight; a game pauses then. */
  visibility: (visible: boolean) => void
  /** Stops listening and closes the port. Nothing is called after it. */
  close: () => void
}

const anyMessage = { burst: 60, perSecond: 30 }
const storage = { burst: 4, perSecond: 1 }
const handshakes = { burst: 4, perSecond: 0.5 }

/** Speaks with the game in a frame: answers its hello with a port and passes on what it says, checked. */
export function connectGame(options: GameConnectionOptions): GameConnection {
  const { frame, origin = 'null', host = window, onDropped } = options
  const budgets = {
    all: createBudget(anyMessage),
    storage: createBudget(storage),
    hello: createBudget(handshakes),
  }
  /** The last word on each matter: told again to a page that comes later. */
  const told = new Map<PortalMessage['type'], PortalMessage>()
  let port: MessagePort | null = null
  let page: string | null = null

  const send = (message: PortalMessage) => port?.postMessage(message)
  const tell = (message: PortalMessage) => {
    told.set(message.type, message)
    send(message)
  }

  const hangUp = () => {
    port?.removeEventListener('message', onPortMessage)
    port?.close()
    port = null
  }

  const answerLoad = async () => {
    const asked = port
    const kept = (await options.onLoad?.()) ?? null
    const data = kept !== null && kept.length <= maxSave ? kept : null
    if (asked === port) send({ type: 'loaded', data })
  }

  const receive = (message: GameMessage) => {
    if (message.type === 'loading') options.onLoading?.(message.progress)
    else if (message.type === 'ready') options.onReady?.()
    else if (message.type === 'gameplay') options.onGameplay?.(message.on)
    else if (message.type === 'score') options.onScore?.({ value: message.value, final: message.final })
    else if (message.type === 'save') options.onSave?.(message.data)
    else if (message.type === 'load') void answerLoad()
    else options.onError?.(message.message)
  }

  const onPortMessage = ({ data }: MessageEvent<unknown>) => {
    if (!budgets.all.take()) return onDropped?.('rate')
    const message = fromGame(data)
    if (!message) return onDropped?.('schema')
    const stores = message.type === 'save' || message.type === 'load'
    if (stores && !budgets.storage.take()) return onDropped?.('rate')
    receive(message)
  }

  const onWindowMessage = (event: MessageEvent<unknown>) => {
    const target = frame.contentWindow
    if (!target || event.source !== target) return
    if (event.origin !== origin) return onDropped?.('source')
    const hello = hellos(openEnvelope(event.data))
    if (!hello) return onDropped?.('schema')
    if (hello.page === page) return
    if (!budgets.hello.take()) return onDropped?.('rate')
    const greeting = checked(options.welcome())
    hangUp()
    page = hello.page
    const channel = new MessageChannel()
    port = channel.port1
    port.addEventListener('message', onPortMessage)
    port.start()
    // An opaque origin cannot be addressed, hence '*': nothing here is secret, and the source was checked.
    target.postMessage(envelope({ type: 'welcome', ...greeting }), '*', [channel.port2])
    for (const message of told.values()) send(message)
  }

  host.addEventListener('message', onWindowMessage)
  frame.contentWindow?.postMessage(envelope({ type: 'call' }), '*')

  return {
    pause: (on) => tell({ type: 'pause', on }),
    audio: (enabled) => tell({ type: 'audio', enabled }),
    visibility: (visible) => tell({ type: 'visibility', visible }),
    close: () => {
      host.removeEventListener('message', onWindowMessage)
      hangUp()
    },
  }
}

function checked({ locale, dir, muted, seed, level }: Welcome): Welcome {
  const greeting = { locale, dir, muted, seed, level }
  if (welcomes({ type: 'welcome', ...greeting })) return greeting
  throw new TypeError(
    `connectGame's welcome() gave ${JSON.stringify(greeting)}, which no game would accept. ` +
      `Give locale 'en' or 'ar', dir 'ltr' or 'rtl', muted true or false, ` +
      `seed a whole number from 0 to 4294967295, level a whole number from 1 to ${maxLevel}.`,
  )
}
