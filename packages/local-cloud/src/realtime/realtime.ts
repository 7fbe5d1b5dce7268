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

/** Where pages connect, below `/v1`. */
export const REALTIME_PATH = '/realtime'

const MAX_MESSAGE_BYTES = 64 * 1024
const MAX_CONNECTIONS = 1000
/** An address may be a whole office, but never everybody. */
const MAX_PER_ADDRESS = 250
/** Whoever has so much left to read does not read. */
const MAX_BUFFERED_BYTES = 1024 * 1024
const HEARTBEAT_MS = 30_000
const POLICY = 1008
const TRY_LATER = 1013

type RealtimeContext = Pick<
  ApiContext,
  'project' | 'platforms' | 'now' | 'onFailure' | 'users' | 'sessions' | 'tokens'
>

/** Tells pages at once what happens to documents and accounts, over WebSockets. */
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
  /** Those that have answered since they were last asked whether they are there. */
  readonly #alive = new WeakSet<WebSocket>()
  readonly #heartbeat: NodeJS.Timeout

  constructor(context: RealtimeContext) {
    this.#context = context
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  /** The same routes, of which everything is told that happens in them. */
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

  /** Takes a connection over. As with Appwrite, what is wrong with it is told by a message, and its close. */
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
        // What is wrong with a token is told by its status, all else by the code of the close.
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

  /** Ends every connection. */
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
        // What comes in one piece, as all does here, is a Buffer.
        connection.receive((data as Buffer).toString('utf8'))
      } catch (error) {
        this.#context.onFailure(error)
        webSocket.close(1011)
      }
    })
  }

  /** @param urlToken a token in the address, where a page, which cannot set headers here, has it */
  #identify(headers: IncomingMessage['headers'], urlToken: string | null = null): Caller {
    const { project, sessions, tokens, now } = this.#context
    const { credential } = readCredential(headers, project.id)
    const token = String(headers[TOKEN_HEADER] ?? urlToken ?? '') || null
    const caller = identifyCaller({ credential, token }, this.#context, now())
    if (caller.user === null || !caller.user.status) return GUEST
    if (token === null) return caller
    // The connection lasts as long as the session for which the token stands, not as the token.
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
      // What differs from one to the next is put at the end of what all are told.
      send(webSocket, `${frame.slice(0, -2)},"subscriptions":${JSON.stringify(subscriptions)}}}`)
    }
  }

  /** Who listens at this moment: with the end of its session a connection is a guest's. */
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
