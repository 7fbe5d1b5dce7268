import { createTokenBucket } from '../guard/token-bucket.ts'
import type { Rate } from '../guard/token-bucket.ts'
import type { DropReason, GuardReport, Violation } from '../guard/message-guard.ts'
import { createRunLogger } from '../log/run-logger.ts'
import { createSoundSync } from './sound-sync.ts'
import { isInside } from './is-inside.ts'
import { createEnvelope, maxLevel, maxSaveLength, readWelcome } from '../protocol/protocol.ts'
import type { GameMessage } from '../protocol/game-messages.ts'
import type { Channels, PortalMessage, Welcome } from '../protocol/protocol.ts'
import { inlineGuardFactory } from '../guard/guard-factory.ts'
import type { GuardFactory } from '../guard/guard-factory.ts'

/** Texts that the portal stores for a game. */
interface StoredTexts {
  data: string | null
  log: string | null
}

export interface GameConnectionOptions {
  /** Frame that shows the game. Only messages from its window are accepted. */
  frame: Pick<HTMLIFrameElement, 'addEventListener' | 'removeEventListener'> & {
    readonly contentWindow: Pick<Window, 'postMessage'> | null
  }
  /** Id of the requested game. A page that names another game violates the protocol. */
  game: string
  /** Called at every handshake, so that a reloaded game gets current values. */
  welcome: () => Welcome
  /** Highest score the game can give; higher claims are dropped. @default 2^53 − 1 */
  maxScore?: number
  /** Origin of the game's page. @default 'null', the opaque origin of a frame without `allow-same-origin` */
  origin?: string
  /** A page of the game connected, the first one or a new one: reset what the previous page reported. */
  onPage?: () => void
  /** Loading progress from 0 to 1. Not called after `onReady`. */
  onLoading?: (progress: number) => void
  /** The game shows its title and can be played. Called once per page. */
  onReady?: () => void
  /** Play starts or resumes (true), pauses or ends (false). */
  onGameplay?: (on: boolean) => void
  /** Current score, an integer from 0; `final` at the end of a run. A claim, not a proof. */
  onScore?: (score: { value: number; final: boolean }) => void
  /** The user toggled sound in the game; ignored right after a toggle in the portal. */
  onAudio?: (enabled: boolean) => void
  /** The user turned the music or the effects on or off in the game. */
  onChannels?: (channels: Channels) => void
  /** The game asks to store this text for the next visit; it replaces the stored one. */
  onSave?: (data: string) => void
  /** An imported game changed its web storage, whose text replaces the stored one. */
  onStorage?: (data: string) => void
  /** The game asks to fill the screen, or to stop doing so. */
  onFullscreen?: (on: boolean) => void
  /** Page loads after the first that are allowed. @default three, and one every three seconds */
  reloadRate?: Rate
  /** Messages of the game's window that are allowed. @default three, and one every five seconds */
  windowMessageRate?: Rate
  /** The game asks to store the log of the current run; it replaces the stored one. Null: there is none to continue. */
  onRun?: (log: string | null) => void
  /** A run is over; its log can be sent with its score to be verified. */
  onRunFinished?: (log: string, score: number) => void
  /** The current run is too long for a log (true): it continues, and its last log remains stored. False: a new run. */
  onRunTooLong?: (tooLong: boolean) => void
  /** The game offers a picture, a PNG file of at most 2 MB: let the user decide whether to download it. */
  onPicture?: (png: Uint8Array<ArrayBuffer>) => void
  /** Returns the stored texts: the game's save and the log of a run. */
  onLoad?: () => StoredTexts | Promise<StoredTexts>
  /** The game reported an error. `message` is for logs, not for the user; `fatal` when the game cannot continue. */
  onError?: (message: string, fatal: boolean) => void
  /** The frame violated the protocol. The connection is closed already: remove the frame immediately. */
  onViolation?: (violation: Violation) => void
  /** Reports dropped messages during development, with their count, at most once a second. */
  onDropped?: (reason: DropReason, count: number) => void
  /** Creates the message guard. @default a guard in this thread */
  guard?: GuardFactory
  /** Window that receives the frame's messages. @default window */
  host?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

export interface GameConnection {
  /** Pauses the game unless it reported that it is paused, or resumes it, no matter what paused it. */
  pause: (on: boolean) => void
  audio: (enabled: boolean) => void
  /** Turns the music and the effects of the game on or off, also of a page that connects later. */
  channels: (channels: Channels) => void
  /** Reports whether the game's frame is visible; a hidden game pauses. */
  visibility: (visible: boolean) => void
  /** Reports whether the game fills the screen. */
  fullscreen: (on: boolean) => void
  /** Stops listening and closes the port. No callback runs afterwards. */
  close: () => void
  /** Closes like `close`, but still takes what the game saves while its frame is removed, for three seconds. */
  leave: () => void
}

/** A page announces itself when it starts and when it is called; any other window message is unexpected. */
const defaultWindowMessageRate = { burst: 3, perSecond: 0.2 }
const defaultReloadRate = { burst: 3, perSecond: 0.3 }
/** Time for the saves of a page whose frame is removed, in ms. They took over a second on a slow machine. */
const leaveTimeout = 3000
/** Time for a loaded page to announce itself, in ms. A game does so before it has loaded. */
const helloTimeout = 1000

/** Connects to the game in a frame: answers its announcement with a port and reports its checked messages. */
export function connectGame(options: GameConnectionOptions): GameConnection {
  const { frame, origin = 'null', host = window, maxScore = Number.MAX_SAFE_INTEGER } = options
  const { reloadRate = defaultReloadRate, windowMessageRate = defaultWindowMessageRate } = options
  const reloadBucket = createTokenBucket(reloadRate)
  let windowMessageBucket = createTokenBucket(windowMessageRate)
  let hasLoaded = false
  let isAnnounced = false
  let helloTimer: ReturnType<typeof setTimeout> | undefined
  /** The last message of each type, sent again to a page that connects later. */
  const lastMessages = new Map<PortalMessage['type'], PortalMessage>()
  let page: string | null = null
  let closed = false
  let isLeaving = false
  /** The last play state the game reported. */
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
      // The game has not reported the resume yet, so a pause that follows must still be sent.
      if (!on && playState === 'rests') playState = 'on'
      return sendState({ type: 'pause', on })
    }
    // A paused game gets no second pause: the user may have resumed it before the message arrives.
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

  const sound = createSoundSync({
    ...options,
    lastMessages,
    send,
    sendState,
    onFlicker: () => reportViolation('flicker'),
  })
  const runs = createRunLogger({ ...options, isClosed: () => closed })
  const answerLoad = async () => {
    const requestingPage = page
    const { data, log } = (await options.onLoad?.()) ?? { data: null, log: null }
    const run = log === null ? null : await runs.read(log)
    const loaded = { data: data !== null && data.length <= maxSaveLength ? data : null, run }
    if (!closed && requestingPage === page) send({ type: 'loaded', ...loaded })
  }

  const receive = (message: GameMessage) => {
    if (message.type === 'loading') options.onLoading?.(message.progress)
    else if (message.type === 'ready') options.onReady?.()
    else if (message.type === 'gameplay') onGameplay(message.on)
    else if (message.type === 'score') options.onScore?.({ value: message.value, final: message.final })
    else if (message.type === 'audio') sound.onAudio(message.enabled)
    else if (message.type === 'channels') sound.onChannels(message)
    else if (message.type === 'save') options.onSave?.(message.data)
    else if (message.type === 'storage') options.onStorage?.(message.data)
    else if (message.type === 'fullscreen') options.onFullscreen?.(message.on)
    else if (message.type === 'run') void runs.save(message)
    else if (message.type === 'runEnded') void runs.end(message.reason, message.run)
    else if (message.type === 'load') void answerLoad()
    else if (message.type === 'picture') options.onPicture?.(message.png)
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
    if (isLeaving) return onLastReport(report)
    if (report.type === 'hello') acceptHello(report)
    else if (report.type === 'received') receive(report.message)
    else if (report.type === 'dropped') options.onDropped?.(report.reason, report.count)
    else if (report.type === 'violation') reportViolation(report.violation)
    else if (report.type === 'replaced') callGame()
  }

  const onLastReport = (report: GuardReport) => {
    if (report.type === 'violation') close()
    else if (
      report.type === 'received' &&
      ['save', 'storage', 'run', 'runEnded'].includes(report.message.type)
    )
      receive(report.message)
  }

  // Never reads the data: a hostile page could make reading slow. Any message counts as an announcement.
  const onWindowMessage = (event: MessageEvent<unknown>) => {
    const target = frame.contentWindow
    // A message without a source comes from a frame that no longer exists.
    const fromFrame = event.source === null ? event.origin === origin : isInside(event.source, target)
    if (!target || !fromFrame) return
    if (!windowMessageBucket.take()) return reportViolation('flood')
    if (event.source !== target || event.origin !== origin) return options.onDropped?.('source', 1)
    isAnnounced = true
    clearTimeout(helloTimer)
    const greeting = validateWelcome(options.welcome())
    const { port1, port2 } = new MessageChannel()
    guard.send({ type: 'open', port: port1 })
    // An opaque origin cannot be addressed, hence '*'. The message holds no secret, and the source is checked.
    target.postMessage(createEnvelope({ type: 'welcome', ...greeting }), '*', [port2])
  }

  const callGame = () => frame.contentWindow?.postMessage(createEnvelope({ type: 'call' }), '*')

  const onLoad = () => {
    if (hasLoaded) onAnotherPage()
    else if (!isAnnounced) helloTimer = setTimeout(onHelloTimeout, helloTimeout)
    hasLoaded = true
  }
  /** The page's script did not run: the browser cannot parse it, or the page is not a game. */
  const onHelloTimeout = () => options.onError?.('The page has loaded without announcing itself.', true)
  /** The port to the previous page is dead, whatever the new page is. */
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

  function stopListening() {
    clearTimeout(helloTimer)
    host.removeEventListener('message', onWindowMessage)
    frame.removeEventListener('load', onLoad)
  }
  function close() {
    closed = true
    stopListening()
    guard.close()
  }

  return {
    pause,
    audio: sound.audio,
    channels: sound.channels,
    visibility: (visible) => sendState({ type: 'visibility', visible }),
    fullscreen: (on) => sendState({ type: 'fullscreen', on }),
    close,
    leave: () => {
      isLeaving = true
      stopListening()
      guard.send({ type: 'leave' })
      setTimeout(close, leaveTimeout)
    },
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
