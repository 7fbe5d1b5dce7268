import {
  readCall,
  createEnvelope,
  readPortalMessage,
  maxErrorLength,
  openEnvelope,
  readWelcome,
} from '../protocol/protocol.ts'
import type { GameMessage, Hello, HostedMessage } from '../protocol/game-messages.ts'
import type { Channels, RecordedRun, SavedGame, Welcome } from '../protocol/protocol.ts'
import { createDeferred } from './deferred.ts'

export interface PortalConnectionOptions {
  /** Id of the game on this page. The portal removes a frame that plays another game than requested. */
  game: string
  onPause?: (on: boolean) => void
  /** The user toggled sound in the portal. */
  onAudio?: (enabled: boolean) => void
  /** The portal turns the music and the effects on or off. */
  onChannels?: (channels: Channels) => void
  onVisibility?: (visible: boolean) => void
  /** The game begins or stops to fill the screen. */
  onFullscreen?: (on: boolean) => void
  /**
   * Timeout for the portal's first message, in ms; after it the game plays without one. A portal that has answered has
   * four times as long to load a save. @default 2000
   */
  timeoutMs?: number
  /** The game's own window. @default window */
  self?: Window
}

export interface PortalConnection {
  /** The portal's welcome, or null without a portal: the game then runs standalone. */
  readonly welcomed: Promise<Welcome | null>
  /** Reports loading progress from 0 to 1. */
  loading: (progress: number) => void
  /** Reports that the title is shown and the game can be played. Counts once per page. */
  ready: () => void
  gameplay: (on: boolean) => void
  /**
   * Reports the score, an integer from 0; `final` at the end of a run. May be called every frame: the portal
   * receives ten scores a second, and every final one.
   */
  score: (value: number, final: boolean) => void
  /** Reports that the user toggled sound in the game. */
  audio: (enabled: boolean) => void
  /** Reports that the user turned the music or the effects on or off in the game. */
  channels: (channels: Channels) => void
  save: (data: string) => void
  /** Asks the portal to store the current run, to continue it at the next visit. */
  saveRun: (run: RecordedRun) => void
  /**
   * Reports that the run is over, that another one starts (`restart`), so that there is none to continue, or that the
   * run is too long and continues without being recorded. A finished `run` can be verified.
   */
  endRun: (reason: 'over' | 'restart' | 'too-long', run?: RecordedRun) => void
  /** Returns what was stored at the last visit, or null if the portal does not answer in time. */
  load: () => Promise<SavedGame | null>
  /** Offers the user a picture: a PNG file of at most 2 MB. Call it after a press only. */
  picture: (png: Uint8Array<ArrayBuffer>) => void
  /** Sends one of the messages that only imported games have. */
  send: (message: HostedMessage) => void
  /** Reports an error; `fatal` when the game cannot continue and the portal should offer to reload it. */
  error: (message: string, fatal: boolean) => void
  close: () => void
}

/** Interval between scores that are not final, in ms. */
const scoreInterval = 100
/** Maximum number of messages queued until the portal answers. */
const maxUnsent = 16

/** State is sent again to a portal that connects later; other messages are sent once. */
const isState = (message: GameMessage): boolean =>
  message.type === 'score'
    ? !message.final
    : ['loading', 'ready', 'gameplay', 'audio', 'storage'].includes(message.type)

/**
 * Connects to the portal around this page, if there is one. Messages are queued until the portal answers and dropped
 * without a portal.
 */
export function connectPortal(options: PortalConnectionOptions): PortalConnection {
  const { game, self = window, timeoutMs = 2000 } = options
  const portal = self.parent
  const isAlone = portal === self
  // `randomUUID` is missing on sites without TLS.
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const welcome = createDeferred<Welcome | null>()
  const pendingLoads = new Set<(saved: SavedGame | null) => void>()
  /** The last state message of each type. */
  const lastMessages = new Map<GameMessage['type'], GameMessage>()
  const unsent: GameMessage[] = []
  let port: MessagePort | null = null
  let pendingScore: number | null = null
  let scoreTimer: ReturnType<typeof setTimeout> | undefined

  const announce = () => portal.postMessage(createEnvelope({ type: 'here' }), '*')
  const send = (message: GameMessage) => {
    if (isState(message)) lastMessages.set(message.type, message)
    else if (!port && !isAlone && unsent.length < maxUnsent) unsent.push(message)
    port?.postMessage(message)
  }
  const sendPendingScore = () => {
    scoreTimer = undefined
    if (pendingScore === null) return
    send({ type: 'score', value: pendingScore, final: false })
    pendingScore = null
    scoreTimer = setTimeout(sendPendingScore, scoreInterval)
  }
  const resolveLoads = (saved: SavedGame | null) => {
    for (const settle of pendingLoads) settle(saved)
    pendingLoads.clear()
  }

  const onPortMessage = ({ data }: MessageEvent<unknown>) => {
    const message = readPortalMessage(data)
    if (message?.type === 'pause') options.onPause?.(message.on)
    else if (message?.type === 'audio') options.onAudio?.(message.enabled)
    else if (message?.type === 'channels') options.onChannels?.(message)
    else if (message?.type === 'visibility') options.onVisibility?.(message.visible)
    else if (message?.type === 'fullscreen') options.onFullscreen?.(message.on)
    else if (message?.type === 'loaded') resolveLoads({ data: message.data, run: message.run })
  }

  const disconnect = () => {
    port?.removeEventListener('message', onPortMessage)
    port?.close()
    port = null
  }

  const acceptPort = (offered: MessagePort) => {
    disconnect()
    port = offered
    port.addEventListener('message', onPortMessage)
    port.start()
    port.postMessage({ type: 'hello', page, game } satisfies Hello)
    for (const message of [...lastMessages.values(), ...unsent.splice(0)]) port.postMessage(message)
    if (pendingLoads.size > 0) send({ type: 'load' })
  }

  const onWindowMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== portal) return
    const message = openEnvelope(event.data)
    if (readCall(message)) return announce()
    const greeting = readWelcome(message)
    const [offered, ...more] = event.ports
    if (!greeting || !offered || more.length > 0) return
    acceptPort(offered)
    const { type: _, ...fields } = greeting
    welcome.resolve(fields)
  }

  const welcomeTimer = isAlone ? undefined : setTimeout(() => welcome.resolve(null), timeoutMs)
  if (isAlone) welcome.resolve(null)
  else {
    self.addEventListener('message', onWindowMessage)
    announce()
  }

  return {
    welcomed: welcome.promise,
    loading: (progress) => send({ type: 'loading', progress }),
    ready: () => send({ type: 'ready' }),
    gameplay: (on) => send({ type: 'gameplay', on }),
    score: (value, final) => {
      pendingScore = final ? null : value
      if (final) send({ type: 'score', value, final })
      else if (scoreTimer === undefined) sendPendingScore()
    },
    audio: (enabled) => send({ type: 'audio', enabled }),
    channels: (channels) => send({ type: 'channels', ...channels }),
    save: (data) => send({ type: 'save', data }),
    saveRun: (run) => send({ type: 'run', ...run }),
    endRun: (reason, run) => send({ type: 'runEnded', reason, run: run ?? null }),
    load: () => {
      if (!port) return Promise.resolve(null)
      const loaded = createDeferred<SavedGame | null>()
      pendingLoads.add(loaded.resolve)
      const loadTimer = setTimeout(() => loaded.resolve(null), 4 * timeoutMs)
      send({ type: 'load' })
      return loaded.promise.finally(() => {
        clearTimeout(loadTimer)
        pendingLoads.delete(loaded.resolve)
      })
    },
    picture: (png) => send({ type: 'picture', png }),
    send,
    error: (message, fatal) => send({ type: 'error', message: message.slice(0, maxErrorLength), fatal }),
    close: () => {
      clearTimeout(welcomeTimer)
      clearTimeout(scoreTimer)
      self.removeEventListener('message', onWindowMessage)
      disconnect()
      resolveLoads(null)
      welcome.resolve(null)
    },
  }
}
