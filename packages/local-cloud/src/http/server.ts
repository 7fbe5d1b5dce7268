import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { StartError } from '../start-error.ts'

/** A handler for requests below a path. */
export interface Service {
  /** Path without a trailing slash, as `/gemini`. */
  readonly prefix: string
  /** Handles requests whose path is the prefix or starts with it and a slash. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  /** Handles WebSocket upgrades; without it they are rejected. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Releases the service's resources; called once, when the server closes. */
  readonly close?: () => void | Promise<void>
}

/** Target of a request; `path` stays percent-encoded. */
export interface RequestTarget {
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
}

/** Handlers of requests and connections. */
export interface ServerHandlers {
  /** Returns whether the Host header names this server; other requests are rejected first. */
  readonly isAllowedHost: (request: IncomingMessage) => boolean
  readonly request: (
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
  ) => Promise<void>
  /** @returns whether the connection was accepted */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, target: RequestTarget) => boolean
  /** Called with every error of the handlers. */
  readonly onFailure: (error: unknown) => void
}

/** Timeouts of connections, in milliseconds. */
export interface ServerTimeouts {
  /** Request headers timeout, also for a silent new connection. */
  readonly headers: number
  /** Request timeout. It allows a 20 MB video for a service over a link of 1 Mbit/s. */
  readonly request: number
  /** Socket idle timeout, in both directions. */
  readonly idle: number
  /** Keep-alive timeout. It is long, so that browsers rarely reuse a connection that is being closed. */
  readonly keepAlive: number
  /** Interval of the timeout checks. */
  readonly checkInterval: number
  /** Time for a rejected client to read its response and close. */
  readonly linger: number
}

const DEFAULT_TIMEOUTS: ServerTimeouts = {
  headers: 30_000,
  request: 300_000,
  idle: 300_000,
  keepAlive: 65_000,
  checkInterval: 5000,
  linger: 1000,
}

const MISDIRECTED_TEXT = 'This server only accepts localhost and the names given with --platform.\n'
const MAX_HEADER_BYTES = 32 * 1024
/** Time for pending requests when the server closes: once to respond, once to abort. */
const CLOSE_GRACE_MS = 400

/** HTTP server that dispatches valid requests and rejects malformed ones with a plain-text reason. */
export class HttpServer {
  readonly #server: Server
  readonly #handlers: ServerHandlers
  readonly #pending = new Set<Promise<void>>()
  readonly #upgraded = new Set<Duplex>()

  constructor(handlers: ServerHandlers, timeouts: ServerTimeouts = DEFAULT_TIMEOUTS) {
    this.#handlers = handlers
    this.#server = createServer({
      maxHeaderSize: MAX_HEADER_BYTES,
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.checkInterval,
    })
    this.#server.setTimeout(timeouts.idle)
    this.#server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const work = this.#handle(request, response).finally(() => this.#pending.delete(work))
      this.#pending.add(work)
    })
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#upgrade(request, socket, head),
    )
    this.#server.on('clientError', (error: Error & { code?: string }, socket) =>
      rejectSocket(error, socket, timeouts.linger),
    )
  }

  /**
   * Starts to listen.
   *
   * @param port 0 uses any free port
   * @returns the port
   * @throws {StartError} when the port is in use or not allowed
   */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      const onError = (cause: Error) => reject(listenError(cause, port, host))
      this.#server.once('error', onError)
      this.#server.listen(port, host, () => {
        this.#server.off('error', onError)
        resolve()
      })
    })
    return (this.#server.address() as AddressInfo).port
  }

  /** Stops listening, lets pending requests finish within the grace period, and closes every connection. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeIdleConnections()
    await waitAtMost(CLOSE_GRACE_MS, closed)
    this.#server.closeAllConnections()
    for (const socket of this.#upgraded) socket.destroy()
    await closed
    await waitAtMost(CLOSE_GRACE_MS, Promise.allSettled(this.#pending))
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readTarget(request.url)
    if (target === null) {
      response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('Bad request\n')
      return
    }
    if (!this.#handlers.isAllowedHost(request)) {
      response.writeHead(421, { 'content-type': 'text/plain', connection: 'close' }).end(MISDIRECTED_TEXT)
      return
    }
    try {
      await this.#handlers.request(request, response, target)
    } catch (error) {
      if (!isDisconnect(error)) this.#handlers.onFailure(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal server error\n')
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#upgraded.add(socket)
    socket.on('close', () => this.#upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    // Upgraded connections have their own timeouts.
    if (socket instanceof Socket) socket.setTimeout(0)
    const target = readTarget(request.url)
    const isOurs = target !== null && this.#handlers.isAllowedHost(request)
    if (!isOurs || !this.#handlers.upgrade(request, socket, head, target))
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }
}

/** Waits for work, up to a time limit. */
async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
}

/**
 * Rejects malformed or late requests and closes the connection after the linger time. Further bytes are read and
 * discarded, because an early reset could discard the response.
 */
function rejectSocket(error: Error & { code?: string }, socket: Duplex, linger: number): void {
  const statuses: Readonly<Record<string, string>> = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }
  const status = statuses[error.code ?? ''] ?? '400 Bad Request'
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const timer = setTimeout(() => socket.destroy(), linger)
  socket.once('close', () => clearTimeout(timer))
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.resume()
}

function readTarget(url: string | undefined): RequestTarget | null {
  if (url === undefined || !url.startsWith('/')) return null
  const mark = url.indexOf('?')
  return mark === -1 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) }
}

/** Clients often disconnect during a response; that is not an error. */
function isDisconnect(error: unknown): boolean {
  const codes = [
    'ERR_STREAM_PREMATURE_CLOSE',
    'ERR_STREAM_UNABLE_TO_PIPE',
    'ERR_STREAM_DESTROYED',
    'ECONNRESET',
    'EPIPE',
  ]
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

function listenError(cause: Error, port: number, host: string): StartError {
  const code = 'code' in cause ? cause.code : ''
  const advice: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use by another program: stop it, or choose another port with --port.`,
    EACCES: `Port ${port} may not be used by this account: choose one above 1023 with --port.`,
    EADDRNOTAVAIL: `The address ${host} is not one of this computer: correct --host.`,
    ENOTFOUND: `The address ${host} is not known: correct --host.`,
  }
  const message = advice[String(code)] ?? `The server cannot listen on ${host}:${port}: ${cause.message}.`
  return new StartError(message, { cause })
}
