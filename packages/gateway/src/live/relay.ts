import * as v from 'valibot'
import { WebSocket, type RawData } from 'ws'
import { checkJsonLimits } from '../http/json-limits.ts'
import { type LiveMessage, liveMessage, type LiveSetup, setupMessage } from '../schema/live.ts'
import type { LiveSession } from './session.ts'

/** Maximum size of a client message; 4096 samples are 11 kB in base64. */
export const MAX_MESSAGE_BYTES = 64 * 1024
const MAX_REPLY_BYTES = 4 * 1024 * 1024
/** Three times the rate of a microphone at 16 kHz, plus one second to catch up. */
const BYTES_PER_SECOND = 128 * 1024
const MESSAGES_PER_SECOND = 60
/** Each text is a turn, which is billed with the whole context. */
const TEXTS_PER_MINUTE = 20
/** Backpressure: above this many unsent bytes the other side is paused. */
const MAX_BUFFERED_BYTES = 1024 * 1024
const IDLE_TIMEOUT = 60_000

const CLOSE = { normal: 1000, malformed: 1007, policy: 1008, internal: 1011 } as const

/** Options of a relay. */
export interface RelayOptions {
  /** Removes the key from a text. */
  readonly redact: (text: string) => string
  readonly now: () => number
}

/**
 * Relays a live session between a page and Google. The first client message must be a setup, which is replaced by the
 * ticket's; every later message is rebuilt. Time, size and rate are limited, and either side's end closes the other.
 */
export class Relay {
  readonly #client: WebSocket
  readonly #upstream: WebSocket
  readonly #session: LiveSession
  readonly #options: RelayOptions
  #hasSetup = false
  #hasEnded = false
  #bytes = BYTES_PER_SECOND
  #messages = MESSAGES_PER_SECOND
  #texts = TEXTS_PER_MINUTE
  #countedAt: number
  #idleTimer: NodeJS.Timeout | undefined
  readonly #durationTimer: NodeJS.Timeout

  constructor(client: WebSocket, session: LiveSession, options: RelayOptions) {
    this.#client = client
    this.#session = session
    this.#options = options
    this.#countedAt = options.now()
    this.#upstream = new WebSocket(session.url, {
      headers: session.headers,
      perMessageDeflate: false,
      maxPayload: MAX_REPLY_BYTES,
      followRedirects: false,
      handshakeTimeout: 15_000,
    })
    this.#durationTimer = setTimeout(() => this.end(CLOSE.normal, 'The time is up'), session.maxDurationMs)
    this.#listen()
  }

  /** Closes both sides. */
  end(code: number, reason: string): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    clearTimeout(this.#durationTimer)
    clearTimeout(this.#idleTimer)
    const words = this.#options.redact(reason).slice(0, 60)
    close(this.#client, code, words)
    close(this.#upstream, CLOSE.normal, '')
    this.#session.settle().catch(() => {})
  }

  #listen(): void {
    const client = this.#client
    const upstream = this.#upstream
    client.pause()
    upstream.on('open', () => client.resume())
    client.on('message', (data, isBinary) => this.#handleClientMessage(data, isBinary))
    upstream.on('message', (data, isBinary) => this.#handleServerMessage(data, isBinary))
    client.on('close', () => this.end(CLOSE.normal, ''))
    upstream.on('close', (code, reason) => this.end(sendableCode(code), reason.toString()))
    client.on('error', () => this.end(CLOSE.policy, 'The message cannot be taken'))
    upstream.on('error', () => this.end(CLOSE.internal, 'The service cannot be reached'))
    this.#resetIdleTimer()
  }

  #resetIdleTimer(): void {
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => this.end(CLOSE.normal, 'Nothing was said for a while'), IDLE_TIMEOUT)
  }

  #handleClientMessage(data: RawData, isBinary: boolean): void {
    if (this.#hasEnded) return
    const bytes = data as Buffer
    if (isBinary) return this.end(CLOSE.malformed, 'Messages are text')
    if (!this.#isWithinRate(bytes.byteLength)) return this.end(CLOSE.policy, 'Too much at once')
    const message = this.#parseMessage(bytes)
    if (message === null) return this.end(CLOSE.malformed, 'This message is not allowed')
    this.#resetIdleTimer()
    if (!('setup' in message)) {
      if (isText(message) && --this.#texts < 0)
        return this.end(CLOSE.policy, 'The limit is reached: 20 texts in a minute')
      if (!this.#session.meter.countClientMessage(message, this.#session.budget)) return this.#endOverBudget()
    }
    this.#forward(this.#client, this.#upstream, JSON.stringify(message), false)
  }

  #handleServerMessage(data: RawData, isBinary: boolean): void {
    if (this.#hasEnded) return
    this.#forward(this.#upstream, this.#client, data, isBinary)
    const { meter, budget } = this.#session
    meter.countServerMessage((data as Buffer).toString())
    if (meter.cost > budget) this.#endOverBudget()
  }

  #endOverBudget(): void {
    this.end(CLOSE.policy, 'The limit is reached: its share of the budget is spent')
  }

  #parseMessage(bytes: Buffer): LiveMessage | { setup: LiveSetup } | null {
    try {
      checkJsonLimits(bytes)
      const value = JSON.parse(bytes.toString()) as unknown
      if (this.#hasSetup) return v.parse(liveMessage, value)
      v.parse(setupMessage, value)
      this.#hasSetup = true
      return { setup: this.#session.setup }
    } catch {
      return null
    }
  }

  #isWithinRate(bytes: number): boolean {
    const now = this.#options.now()
    const seconds = (now - this.#countedAt) / 1000
    this.#countedAt = now
    this.#bytes = Math.min(BYTES_PER_SECOND, this.#bytes + seconds * BYTES_PER_SECOND) - bytes
    this.#messages = Math.min(MESSAGES_PER_SECOND, this.#messages + seconds * MESSAGES_PER_SECOND) - 1
    this.#texts = Math.min(TEXTS_PER_MINUTE, this.#texts + (seconds / 60) * TEXTS_PER_MINUTE)
    return this.#bytes >= 0 && this.#messages >= 0
  }

  #forward(from: WebSocket, to: WebSocket, data: RawData | string, binary: boolean): void {
    if (to.readyState !== WebSocket.OPEN) return
    to.send(data, { binary }, () => {
      if (to.bufferedAmount < MAX_BUFFERED_BYTES) from.resume()
    })
    if (to.bufferedAmount >= MAX_BUFFERED_BYTES) from.pause()
  }
}

function isText(message: LiveMessage): boolean {
  return 'clientContent' in message || 'text' in message.realtimeInput
}

/** Codes that mean "no code was sent" are not allowed in a close frame. */
function sendableCode(code: number): number {
  const passable = [1000, 1001, 1007, 1008, 1011, 1013]
  return passable.includes(code) ? code : CLOSE.internal
}

function close(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState === WebSocket.CONNECTING) return socket.terminate()
  // A paused socket would never read the close frame of the other side.
  if (socket.isPaused) socket.resume()
  socket.close(code, reason)
}
