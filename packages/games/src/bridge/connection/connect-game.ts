import { createTokenBucket } from '../guard/token-bucket.ts'
import type { DropReason, GuardReport, Violation } from '../guard/message-guard.ts'
import { isInside } from './is-inside.ts'
import { createEnvelope, maxLevel, maxSaveLength, readWelcome } from '../protocol/protocol.ts'
import type { GameMessage, PortalMessage, Welcome } from '../protocol/protocol.ts'
import { inlineGuardFactory } from '../guard/guard-factory.ts'
import type { GuardFactory } from '../guard/guard-factory.ts'

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
  onViolation?: (as: Violation) => void
  /** For finding out why nothing arrives while developing: how many were dropped, told once a second. */
  onDropped?: (reason: DropReason, count: number) => void
  /** Where messages are read and checked. @default in this thread */
  guard?: GuardFactory
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
const windowMessageRate = { burst: 3, perSecond: 0.2 }
const reloadRate = { burst: 3, perSecond: 0.3 }
/** How long the visitor's choice on the portal's sound switch outweighs the game's, in ms. */
const choiceDuration = 3000
/** How many of those choices a game may contradict. */
const contradictionRate = { burst: 2, perSecond: 1 / 15 }
/** How long a page that has loaded may take to say that it is here, in ms. A game says so before it has loaded. */
const helloTimeout = 1000

/** Speaks with the game in a frame: answers it with a port and passes on what it says there, checked and paced. */
export function connectGame(options: GameConnectionOptions): GameConnection {
  const { frame, origin = 'null', host = window, maxScore = Number.MAX_SAFE_INTEGER } = options
  const reloadBucket = createTokenBucket(reloadRate)
  const contradictionBucket = createTokenBucket(contradictionRate)
  /** The visitor's last choice on the portal's sound switch. */
  let soundChoice: { enabled: boolean; at: number; contradicted: boolean } | null = null
  /** What the game has said of its own sound switch, until the portal has taken it over. */
  let gameSound: boolean | null = null
  let windowMessageBucket = createTokenBucket(windowMessageRate)
  let hasLoaded = false
  let isAnnounced = false
  let helloTimer: ReturnType<typeof setTimeout> | undefined
  /** The last word on each matter: told again to a page that comes later. */
  const lastMessages = new Map<PortalMessage['type'], PortalMessage>()
  let page: string | null = null
  let closed = false
  /** The last thing the game told of its play: nothing yet, that it goes on, or that it rests. */
  let playState: 'unknown' | 'on' | 'rests' = 'unknown'
  const guard = (options.guard ?? inlineGuardFactory)(maxScore, (report) => {
    if (!closed) onReport(report)
  })

  const send = (message: PortalMessage) => guard.send({ type: 'send', message })
  const sendState = (message: PortalMessage) => {
    lastMessages.set(message.type, message)
    send(message)
  }
  const pause = (on: boolean) => {
    if (!on || playState !== 'rests') {
      // Before it has said so itself: told to rest at once again, it has to hear that.
      if (!on && playState === 'rests') playState = 'on'
      return sendState({ type: 'pause', on })
    }
    // One that rests already is not told to: by the time it heard that, somebody may have resumed it there.
    lastMessages.set('pause', { type: 'pause', on })
  }
  const onGameplay = (on: boolean) => {
    if (on) playState = 'on'
    else if (playState === 'on') playState = 'rests'
    options.onGameplay?.(on)
  }

  const reportViolation = (violation: Violation) => {
    close()
    options.onViolation?.(violation)
  }

  const audio = (enabled: boolean) => {
    const before = lastMessages.get('audio')
    const isChoice = before?.type === 'audio' && before.enabled !== enabled && gameSound !== enabled
    if (isChoice) soundChoice = { enabled, at: performance.now(), contradicted: false }
    gameSound = null
    sendState({ type: 'audio', enabled })
  }
  const onAudio = (enabled: boolean) => {
    if (
      soundChoice &&
      soundChoice.enabled !== enabled &&
      performance.now() - soundChoice.at < choiceDuration
    ) {
      if (!soundChoice.contradicted && !contradictionBucket.take()) return reportViolation('flicker')
      soundChoice.contradicted = true
      return send({ type: 'audio', enabled: soundChoice.enabled })
    }
    gameSound = enabled
    options.onAudio?.(enabled)
  }

  const answerLoad = async () => {
    const requestingPage = page
    const stored = (await options.onLoad?.()) ?? null
    const data = stored !== null && stored.length <= maxSaveLength ? stored : null
    if (!closed && requestingPage === page) send({ type: 'loaded', data })
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

  const acceptHello = (hello: { page: string; game: string }) => {
    if (hello.game !== options.game) return reportViolation('impostor')
    for (const message of lastMessages.values()) send(message)
    if (hello.page === page) return
    page = hello.page
    playState = 'unknown'
    options.onPage?.()
  }

  function onReport(report: GuardReport) {
    if (report.type === 'hello') acceptHello(report)
    else if (report.type === 'received') receive(report.message)
    else if (report.type === 'dropped') options.onDropped?.(report.reason, report.count)
    else if (report.type === 'violation') reportViolation(report.violation)
    else if (report.type === 'replaced') callGame()
  }

  // What is posted is never read here: reading is what a hostile page would make slow. Any word means "I am here".
  const onWindowMessage = (event: MessageEvent<unknown>) => {
    const target = frame.contentWindow
    // Without a source: it came from a frame that is gone already.
    const fromFrame = event.source === null ? event.origin === origin : isInside(event.source, target)
    if (!target || !fromFrame) return
    if (!windowMessageBucket.take()) return reportViolation('flood')
    if (event.source !== target || event.origin !== origin) return options.onDropped?.('source', 1)
    isAnnounced = true
    clearTimeout(helloTimer)
    const greeting = validateWelcome(options.welcome())
    const { port1, port2 } = new MessageChannel()
    guard.send({ type: 'open', port: port1 })
    // An opaque origin cannot be addressed, hence '*': nothing here is secret, and the source was checked.
    target.postMessage(createEnvelope({ type: 'welcome', ...greeting }), '*', [port2])
  }

  const callGame = () => frame.contentWindow?.postMessage(createEnvelope({ type: 'call' }), '*')

  const onLoad = () => {
    if (hasLoaded) onAnotherPage()
    else if (!isAnnounced) helloTimer = setTimeout(onHelloTimeout, helloTimeout)
    hasLoaded = true
  }
  /** Its script does not run: this browser cannot read it, or it is not a game's. */
  const onHelloTimeout = () =>
    options.onError?.('The page has loaded and has not said that it is here.', true)
  /** Whatever it is, the port to the one before leads nowhere now. */
  const onAnotherPage = () => {
    if (!reloadBucket.take()) return reportViolation('reloads')
    windowMessageBucket = createTokenBucket(windowMessageRate)
    guard.send({ type: 'disconnect' })
    callGame()
    clearTimeout(helloTimer)
    helloTimer = setTimeout(() => reportViolation('stranger'), helloTimeout)
  }

  host.addEventListener('message', onWindowMessage)
  frame.addEventListener('load', onLoad)
  callGame()

  function close() {
    closed = true
    clearTimeout(helloTimer)
    host.removeEventListener('message', onWindowMessage)
    frame.removeEventListener('load', onLoad)
    guard.close()
  }

  return {
    pause,
    audio,
    visibility: (visible) => sendState({ type: 'visibility', visible }),
    close,
  }
}

function validateWelcome({ locale, dir, muted, seed, level, start }: Welcome): Welcome {
  const greeting = { locale, dir, muted, seed, level, start }
  if (readWelcome({ type: 'welcome', ...greeting })) return greeting
  throw new TypeError(
    `connectGame's welcome() gave ${JSON.stringify(greeting)}, which no game would accept. ` +
      `Give locale 'en' or 'ar', dir 'ltr' or 'rtl', muted and start true or false, ` +
      `seed a whole number from 0 to 4294967295, level a whole number from 1 to ${maxLevel}.`,
  )
}
