import { createBudget } from './budget.ts'
import type { DropReason, GateReport, Misbehaviour } from './gate.ts'
import { isInside } from './is-inside.ts'
import { envelope, maxLevel, maxSave, welcomes } from './protocol.ts'
import type { GameMessage, PortalMessage, Welcome } from './protocol.ts'
import { gateHere } from './reach-gate.ts'
import type { ReachGate } from './reach-gate.ts'

export interface GameConnectionOptions {
  /** The frame that shows the game. Only its window is listened to, whatever page it holds. */
  frame: Pick<HTMLIFrameElement, 'addEventListener' | 'removeEventListener'> & {
    readonly contentWindow: Pick<Window, 'postMessage'> | null
  }
  /** Id of the game that was asked for. A page that says it is another one misbehaves. */
  game: string
  /** Asked at every handshake, so that a game which reloads hears what is true then. */
  welcome: () => Welcome
  /** The most points that the game can give; a claim beyond is dropped. @default 2^53 − 1 */
  maxScore?: number
  /** Origin of the game's page. @default 'null', the opaque origin of a frame without `allow-same-origin` */
  origin?: string
  /** A page of the game has arrived, at first or after another one: what was said of that one is no longer so. */
  onPage?: () => void
  /** How much is loaded, from 0 to 1. Not called after `onReady`. */
  onLoading?: (progress: number) => void
  /** The game shows its title and can be played. Once for a page. */
  onReady?: () => void
  /** Play begins or goes on (true), or it is paused or over (false). */
  onGameplay?: (on: boolean) => void
  /** Points so far, a whole number from 0; `final` when the run is over. A claim, not a proof. */
  onScore?: (score: { value: number; final: boolean }) => void
  /** The visitor used the game's own sound switch, and not just before the portal's. */
  onAudio?: (enabled: boolean) => void
  /** The game asks to keep this text for the next visit; it replaces what was kept. */
  onSave?: (data: string) => void
  /** Gives back what was kept, or null. */
  onLoad?: () => string | null | Promise<string | null>
  /** Something in the game broke: a text for a report, not for the visitor. `fatal` when it cannot go on. */
  onError?: (message: string, fatal: boolean) => void
  /** The frame does what no honest page does. The connection is closed already: remove the frame, at once. */
  onMisbehaved?: (as: Misbehaviour) => void
  /** For finding out why nothing arrives while developing: how many were dropped, told once a second. */
  onDropped?: (reason: DropReason, count: number) => void
  /** Where messages are read and checked. @default in this thread */
  gate?: ReachGate
  /** Where the frame's messages arrive. @default window */
  host?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

export interface GameConnection {
  /** Pauses the game, unless it has told that it rests already; or lets it go on, whoever had paused it. */
  pause: (on: boolean) => void
  audio: (enabled: boolean) => void
  /** Tells that the game's frame is out of sight; a game pauses then. */
  visibility: (visible: boolean) => void
  /** Stops listening and closes the port. Nothing is called after it. */
  close: () => void
}

/** A page says that it is here when it begins and when it is called; what else it posts, nobody asked for. */
const windowMessages = { burst: 3, perSecond: 0.2 }
const reloads = { burst: 3, perSecond: 0.3 }
/** How long the visitor's choice on the portal's sound switch outweighs the game's, in ms. */
const choiceHolds = 3000
/** How many of those choices a game may contradict. */
const contradicted = { burst: 2, perSecond: 1 / 15 }
/** How long a page that has loaded may take to say that it is here, in ms. A game says so before it has loaded. */
const patience = 1000

/** Speaks with the game in a frame: answers it with a port and passes on what it says there, checked and paced. */
export function connectGame(options: GameConnectionOptions): GameConnection {
  const { frame, origin = 'null', host = window, maxScore = Number.MAX_SAFE_INTEGER } = options
  const loads = createBudget(reloads)
  const contradictedChoices = createBudget(contradicted)
  /** The visitor's last choice on the portal's sound switch. */
  let choice: { enabled: boolean; at: number; contradicted: boolean } | null = null
  /** What the game has said of its own sound switch, until the portal has taken it over. */
  let ownSound: boolean | null = null
  let posts = createBudget(windowMessages)
  let loaded = false
  let heard = false
  let silence: ReturnType<typeof setTimeout> | undefined
  /** The last word on each matter: told again to a page that comes later. */
  const told = new Map<PortalMessage['type'], PortalMessage>()
  let page: string | null = null
  let closed = false
  /** The last thing the game told of its play: nothing yet, that it goes on, or that it rests. */
  let play: 'unknown' | 'on' | 'rests' = 'unknown'
  const gate = (options.gate ?? gateHere)(maxScore, (report) => {
    if (!closed) onReport(report)
  })

  const tell = (message: PortalMessage) => gate.send({ type: 'tell', message })
  const keepTelling = (message: PortalMessage) => {
    told.set(message.type, message)
    tell(message)
  }
  const pause = (on: boolean) => {
    if (!on || play !== 'rests') {
      // Before it has said so itself: told to rest at once again, it has to hear that.
      if (!on && play === 'rests') play = 'on'
      return keepTelling({ type: 'pause', on })
    }
    // One that rests already is not told to: by the time it heard that, somebody may have resumed it there.
    told.set('pause', { type: 'pause', on })
  }
  const onGameplay = (on: boolean) => {
    if (on) play = 'on'
    else if (play === 'on') play = 'rests'
    options.onGameplay?.(on)
  }

  const misbehave = (as: Misbehaviour) => {
    close()
    options.onMisbehaved?.(as)
  }

  const audio = (enabled: boolean) => {
    const before = told.get('audio')
    const isChoice = before?.type === 'audio' && before.enabled !== enabled && ownSound !== enabled
    if (isChoice) choice = { enabled, at: performance.now(), contradicted: false }
    ownSound = null
    keepTelling({ type: 'audio', enabled })
  }
  const onAudio = (enabled: boolean) => {
    if (choice && choice.enabled !== enabled && performance.now() - choice.at < choiceHolds) {
      if (!choice.contradicted && !contradictedChoices.take()) return misbehave('flicker')
      choice.contradicted = true
      return tell({ type: 'audio', enabled: choice.enabled })
    }
    ownSound = enabled
    options.onAudio?.(enabled)
  }

  const answerLoad = async () => {
    const asked = page
    const kept = (await options.onLoad?.()) ?? null
    const data = kept !== null && kept.length <= maxSave ? kept : null
    if (!closed && asked === page) tell({ type: 'loaded', data })
  }

  const receive = (message: GameMessage) => {
    if (message.type === 'loading') options.onLoading?.(message.progress)
    else if (message.type === 'ready') options.onReady?.()
    else if (message.type === 'gameplay') onGameplay(message.on)
    else if (message.type === 'score') options.onScore?.({ value: message.value, final: message.final })
    else if (message.type === 'audio') onAudio(message.enabled)
    else if (message.type === 'save') options.onSave?.(message.data)
    else if (message.type === 'load') void answerLoad()
    else options.onError?.(message.message, message.fatal)
  }

  const meet = (hello: { page: string; game: string }) => {
    if (hello.game !== options.game) return misbehave('impostor')
    for (const message of told.values()) tell(message)
    if (hello.page === page) return
    page = hello.page
    play = 'unknown'
    options.onPage?.()
  }

  function onReport(report: GateReport) {
    if (report.type === 'hello') meet(report)
    else if (report.type === 'heard') receive(report.message)
    else if (report.type === 'dropped') options.onDropped?.(report.reason, report.count)
    else if (report.type === 'misbehaved') misbehave(report.as)
    else if (report.type === 'replaced') call()
  }

  // What is posted is never read here: reading is what a hostile page would make slow. Any word means "I am here".
  const onWindowMessage = (event: MessageEvent<unknown>) => {
    const target = frame.contentWindow
    // Without a source: it came from a frame that is gone already.
    const fromFrame = event.source === null ? event.origin === origin : isInside(event.source, target)
    if (!target || !fromFrame) return
    if (!posts.take()) return misbehave('flood')
    if (event.source !== target || event.origin !== origin) return options.onDropped?.('source', 1)
    heard = true
    clearTimeout(silence)
    const greeting = checked(options.welcome())
    const { port1, port2 } = new MessageChannel()
    gate.send({ type: 'open', port: port1 })
    // An opaque origin cannot be addressed, hence '*': nothing here is secret, and the source was checked.
    target.postMessage(envelope({ type: 'welcome', ...greeting }), '*', [port2])
  }

  const call = () => frame.contentWindow?.postMessage(envelope({ type: 'call' }), '*')

  const onLoad = () => {
    if (loaded) onAnotherPage()
    else if (!heard) silence = setTimeout(onMute, patience)
    loaded = true
  }
  /** Its script does not run: this browser cannot read it, or it is not a game's. */
  const onMute = () => options.onError?.('The page has loaded and has not said that it is here.', true)
  /** Whatever it is, the port to the one before leads nowhere now. */
  const onAnotherPage = () => {
    if (!loads.take()) return misbehave('reloads')
    posts = createBudget(windowMessages)
    gate.send({ type: 'hangUp' })
    call()
    clearTimeout(silence)
    silence = setTimeout(() => misbehave('stranger'), patience)
  }

  host.addEventListener('message', onWindowMessage)
  frame.addEventListener('load', onLoad)
  call()

  function close() {
    closed = true
    clearTimeout(silence)
    host.removeEventListener('message', onWindowMessage)
    frame.removeEventListener('load', onLoad)
    gate.close()
  }

  return {
    pause,
    audio,
    visibility: (visible) => keepTelling({ type: 'visibility', visible }),
    close,
  }
}

function checked({ locale, dir, muted, seed, level, start }: Welcome): Welcome {
  const greeting = { locale, dir, muted, seed, level, start }
  if (welcomes({ type: 'welcome', ...greeting })) return greeting
  throw new TypeError(
    `connectGame's welcome() gave ${JSON.stringify(greeting)}, which no game would accept. ` +
      `Give locale 'en' or 'ar', dir 'ltr' or 'rtl', muted and start true or false, ` +
      `seed a whole number from 0 to 4294967295, level a whole number from 1 to ${maxLevel}.`,
  )
}
