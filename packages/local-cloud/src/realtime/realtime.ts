import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Caller, GUEST, identifyCaller } from '../auth/caller.ts'
import { readCredential } from '../auth/session-cookies.ts'
import { TOKEN_HEADER } from '../auth/session-tokens.ts'
import type { ApiContext } from '../api/handle-request.ts'
import { ApiError, projectNotFound, serviceDisabled, unknownOrigin } from '../http/api-error.ts'
import { findForbiddenOrigin } from '../http/cors.ts'
import { clientAddress } from '../http/hosts.ts'
import type { Route } from '../api/route.ts'
import { formatTime } from '../identifiers.ts'
import { formatJson } from '../json.ts'
import { Connection } from './connection.ts'
import { UnsupportedQueryError, UnsupportedSelectError } from './filters.ts'
import type { RealtimeEvent } from '../api/realtime-event.ts'
import { readUrlSubscriptions } from './subscriptions.ts'

/** Path of the WebSocket endpoint below `/v1`. */
export const REALTIME_PATH = '/realtime'

const MAX_MESSAGE_BYTES = 64 * 1024
const MAX_CONNECTIONS = 1000
/** An address may be a whole office, but must not use up all connections. */
const MAX_PER_ADDRESS = 250
/** A client with more unread bytes is disconnected. */
const MAX_BUFFERED_BYTES = 1024 * 1024
const HEARTBEAT_MS = 30_000
const POLICY = 1008
const TRY_LATER = 1013

type RealtimeContext = Pick<
  ApiContext,
  'project' | 'platforms' | 'now' | 'onFailure' | 'users' | 'sessions' | 'tokens'
>

/** Publishes changes of documents and accounts over WebSockets. */
export class Realtime {
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  readonly #context: RealtimeContext
  readonly #connections = new Map<WebSocket, Connection | null>()
  readonly #countByAddress = new Map<string, number>()
  /** Connections that have answered the last ping. */
  readonly #alive = new WeakSet<WebSocket>()
  readonly #heartbeat: NodeJS.Timeout

  constructor(context: RealtimeContext) {
    this.#context = context
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  /** Wraps routes, so that their events are published. */
  withPublishing(routes: readonly Route[]): readonly Route[] {
    return routes.map((route) => ({
      ...route,
      handle: async (call) => {
        const response = await route.handle(call)
        for (const event of response.realtimeEvents ?? []) this.#publish(event)
        return response
      },
    }))
  }

  /** Accepts a connection. Like Appwrite, reports errors by a message and a close code. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, query: URLSearchParams): void {
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate())
      const address = clientAddress(request)
      const countOfAddress = this.#countByAddress.get(address) ?? 0
      if (this.#connections.size >= MAX_CONNECTIONS || countOfAddress >= MAX_PER_ADDRESS)
        return closeWithError(webSocket, TRY_LATER, 'Too many connections')
      this.#countByAddress.set(address, countOfAddress + 1)
      this.#connections.set(webSocket, null)
      webSocket.on('close', () => {
        this.#connections.delete(webSocket)
        const remaining = (this.#countByAddress.get(address) ?? 1) - 1
        if (remaining === 0) this.#countByAddress.delete(address)
        else this.#countByAddress.set(address, remaining)
      })
      try {
        this.#serve(webSocket, request, query)
      } catch (error) {
        const known =
          error instanceof ApiError ||
          error instanceof UnsupportedQueryError ||
          error instanceof UnsupportedSelectError
        if (!known) this.#context.onFailure(error)
        // Token errors report their status, others the close code.
        const isToken = error instanceof ApiError && error.type.startsWith('user_jwt')
        closeWithError(
          webSocket,
          POLICY,
          known ? error.message : 'Error: Server Error',
          isToken ? error.status : POLICY,
        )
      }
    })
  }

  /** Closes every connection. */
  close(): void {
    clearInterval(this.#heartbeat)
    for (const webSocket of this.#connections.keys()) webSocket.terminate()
  }

  #serve(webSocket: WebSocket, request: IncomingMessage, query: URLSearchParams): void {
    const { project, platforms, now } = this.#context
    const projectId = query.get('project') ?? request.headers['x-appwrite-project']
    if (projectId !== project.id)
      throw new ApiError(404, projectNotFound().type, 'Missing or unknown project ID')
    const forbidden = findForbiddenOrigin(request, platforms)
    if (forbidden !== null) throw unknownOrigin(forbidden)
    if (!project.databasesEnabled && !project.accountEnabled) throw serviceDisabled()
    const sink = { send: (frame: object) => send(webSocket, formatJson(frame)) }
    const caller = this.#identify(request.headers, query.get('jwt'))
    const connectionContext = { findSessionCaller: (session: string) => this.#findCaller(session), now }
    const connection = new Connection(sink, connectionContext, caller, readUrlSubscriptions(query))
    this.#connections.set(webSocket, connection)
    this.#alive.add(webSocket)
    webSocket.on('pong', () => this.#alive.add(webSocket))
    webSocket.on('message', (data) => {
      try {
        // An unfragmented message, as here, is a Buffer.
        connection.receive((data as Buffer).toString('utf8'))
      } catch (error) {
        this.#context.onFailure(error)
        webSocket.close(1011)
      }
    })
  }

  /** @param urlToken JWT from the URL, because browsers cannot set WebSocket headers */
  #identify(headers: IncomingMessage['headers'], urlToken: string | null = null): Caller {
    const { project, sessions, tokens, now } = this.#context
    const { credential } = readCredential(headers, project.id)
    const token = String(headers[TOKEN_HEADER] ?? urlToken ?? '') || null
    const caller = identifyCaller({ credential, token }, this.#context, now())
    if (caller.user === null || !caller.user.status) return GUEST
    if (token === null) return caller
    // The connection depends on the token's session, not on the token's lifetime.
    const { sessionId } = tokens.read(token, now())
    const session = sessions.listByUser(caller.user.id, now()).find(({ id }) => id === sessionId)
    return { ...caller, session: session ?? null }
  }

  #findCaller(session: string): Caller | null {
    const caller = this.#identify({ 'x-appwrite-session': session })
    return caller.user === null ? null : caller
  }

  #publish(event: RealtimeEvent): void {
    const { roles: _, ...payload } = event
    let frame: string | undefined
    for (const [webSocket, connection] of this.#connections) {
      if (connection === null) continue
      const subscriptions = connection.matching(event, this.#activeCaller(connection))
      if (subscriptions.length === 0) continue
      frame ??= formatJson({
        type: 'event',
        data: { ...payload, timestamp: formatTime(this.#context.now()) },
      })
      // The subscriptions differ per connection, so they are appended to the shared frame.
      send(webSocket, `${frame.slice(0, -2)},"subscriptions":${JSON.stringify(subscriptions)}}}`)
    }
  }

  /** Returns the current caller: a connection becomes a guest when its session ends. */
  #activeCaller({ caller }: Connection): Caller {
    if (caller.session === null) return GUEST
    return this.#context.sessions.isActive(caller.session, this.#context.now()) ? caller : GUEST
  }

  #sendHeartbeat(): void {
    for (const webSocket of this.#connections.keys()) {
      if (!this.#alive.delete(webSocket)) webSocket.terminate()
      else webSocket.ping()
    }
  }
}

function send(webSocket: WebSocket, text: string): void {
  if (webSocket.bufferedAmount > MAX_BUFFERED_BYTES) webSocket.terminate()
  else if (webSocket.readyState === webSocket.OPEN) webSocket.send(text)
}

function closeWithError(webSocket: WebSocket, code: number, message: string, reported = code): void {
  webSocket.send(JSON.stringify({ type: 'error', data: { code: reported, message } }))
  webSocket.close(code)
}
