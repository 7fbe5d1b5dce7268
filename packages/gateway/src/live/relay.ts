import * as v from 'valibot'
import { WebSocket, type RawData } from 'ws'
import { checkJsonLimits } from '../http/json-limits.ts'
import { type LiveMessage, liveMessage, type LiveSetup, setupMessage } from '../schema/live.ts'
import type { LiveSession } from './session.ts'

/** The largest message of a page; 4096 samples are 11 kB of base64. */
export const MAX_MESSAGE_BYTES = 64 * 1024
const MAX_REPLY_BYTES = 4 * 1024 * 1024
/** Three times what a microphone at 16 kHz sends, and a second's worth of catching up. */
const BYTES_PER_SECOND = 128 * 1024
const MESSAGES_PER_SECOND = 60
/** Each text is a turn, which is billed for all that was said before. */
const TEXTS_PER_MINUTE = 20
/** Beyond this many unsent bytes the other side is made to wait. */
const FULL = 1024 * 1024
const IDLE_TIMEOUT = 60_000

const CLOSE = { normal: 1000, malformed: 1007, policy: 1008, internal: 1011 } as const

/** How a relay is run. */
export interface RelayOptions {
  /** Takes the key out of what is passed on. */
  readonly redact: (text: string) => string
  readonly now: () => number
}

/**
 * Joins a page and Google in one live conversation. The page's first message must be a setup, and the one that its
 * ticket was given for takes its place; each later message is built anew. The end of either side is the end of the
 * other, and time, size and pace have bounds.
 */
export class Relay {
  readonly #page: WebSocket
  readonly #google: WebSocket
  readonly #session: LiveSession
  readonly #options: RelayOptions
  #begun = false
  #over = false
  #bytes = BYTES_PER_SECOND
  #messages = MESSAGES_PER_SECOND
  #texts = TEXTS_PER_MINUTE
  #countedAt: number
  #silence: NodeJS.Timeout | undefined
  readonly #longest: NodeJS.Timeout

  constructor(page: WebSocket, session: LiveSession, options: RelayOptions) {
    this.#page = page
    this.#session = session
    this.#options = options
    this.#countedAt = options.now()
    this.#google = new WebSocket(session.url, {
      headers: session.headers,
      perMessageDeflate: false,
      maxPayload: MAX_REPLY_BYTES,
      followRedirects: false,
      handshakeTimeout: 15_000,
    })
    this.#longest = setTimeout(() => this.end(CLOSE.normal, 'The time is up'), session.longest)
    this.#listen()
  }

  /** Ends the conversation on both sides. */
  end(code: number, reason: string): void {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#longest)
    clearTimeout(this.#silence)
    const words = this.#options.redact(reason).slice(0, 60)
    close(this.#page, code, words)
    close(this.#google, CLOSE.normal, '')
    this.#session.over().catch(() => {})
  }

  #listen(): void {
    const page = this.#page
    const google = this.#google
    page.pause()
    google.on('open', () => page.resume())
    page.on('message', (data, isBinary) => this.#fromPage(data, isBinary))
    google.on('message', (data, isBinary) => this.#fromGoogle(data, isBinary))
    page.on('close', () => this.end(CLOSE.normal, ''))
    google.on('close', (code, reason) => this.end(passableCode(code), reason.toString()))
    page.on('error', () => this.end(CLOSE.policy, 'The message cannot be taken'))
    google.on('error', () => this.end(CLOSE.internal, 'The service cannot be reached'))
    this.#heard()
  }

  #heard(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.end(CLOSE.normal, 'Nothing was said for a while'), IDLE_TIMEOUT)
  }

  #fromPage(data: RawData, isBinary: boolean): void {
    if (this.#over) return
    const bytes = data as Buffer
    if (isBinary) return this.end(CLOSE.malformed, 'Messages are text')
    if (!this.#inPace(bytes.byteLength)) return this.end(CLOSE.policy, 'Too much at once')
    const message = this.#rebuilt(bytes)
    if (message === null) return this.end(CLOSE.malformed, 'This message is not allowed')
    this.#heard()
    if (!('setup' in message)) {
      if (isText(message) && --this.#texts < 0)
        return this.end(CLOSE.policy, 'The limit is reached: 20 texts in a minute')
      if (!this.#session.meter.say(message, this.#session.share)) return this.#endSpent()
    }
    this.#pass(this.#page, this.#google, JSON.stringify(message), false)
  }

  #fromGoogle(data: RawData, isBinary: boolean): void {
    if (this.#over) return
    this.#pass(this.#google, this.#page, data, isBinary)
    const { meter, share } = this.#session
    meter.hear((data as Buffer).toString())
    if (meter.cost > share) this.#endSpent()
  }

  #endSpent(): void {
    this.end(CLOSE.policy, 'The limit is reached: its share of the budget is spent')
  }

  #rebuilt(bytes: Buffer): LiveMessage | { setup: LiveSetup } | null {
    try {
      checkJsonLimits(bytes)
      const value = JSON.parse(bytes.toString()) as unknown
      if (this.#begun) return v.parse(liveMessage, value)
      v.parse(setupMessage, value)
      this.#begun = true
      return { setup: this.#session.setup }
    } catch {
      return null
    }
  }

  #inPace(bytes: number): boolean {
    const now = this.#options.now()
    const seconds = (now - this.#countedAt) / 1000
    this.#countedAt = now
    this.#bytes = Math.min(BYTES_PER_SECOND, this.#bytes + seconds * BYTES_PER_SECOND) - bytes
    this.#messages = Math.min(MESSAGES_PER_SECOND, this.#messages + seconds * MESSAGES_PER_SECOND) - 1
    this.#texts = Math.min(TEXTS_PER_MINUTE, this.#texts + (seconds / 60) * TEXTS_PER_MINUTE)
    return this.#bytes >= 0 && this.#messages >= 0
  }

  #pass(from: WebSocket, to: WebSocket, data: RawData | string, binary: boolean): void {
    if (to.readyState !== WebSocket.OPEN) return
    to.send(data, { binary }, () => {
      if (to.bufferedAmount < FULL) from.resume()
    })
    if (to.bufferedAmount >= FULL) from.pause()
  }
}

function isText(message: LiveMessage): boolean {
  return 'clientContent' in message || 'text' in message.realtimeInput
}

/** Codes that say that there was none cannot be sent on. */
function passableCode(code: number): number {
  const passable = [1000, 1001, 1007, 1008, 1011, 1013]
  return passable.includes(code) ? code : CLOSE.internal
}

function close(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState === WebSocket.CONNECTING) return socket.terminate()
  // A paused socket would never read the other side's goodbye.
  if (socket.isPaused) socket.resume()
  socket.close(code, reason)
}
