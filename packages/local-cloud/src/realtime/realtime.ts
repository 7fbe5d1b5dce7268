import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Caller, GUEST, identify } from '../account/caller.ts'
import { readCredential } from '../account/session-cookies.ts'
import { TOKEN_HEADER } from '../account/session-tokens.ts'
import { type ApiContext, clientAddress } from '../http/api.ts'
import { ApiError, projectNotFound, serviceDisabled, unknownOrigin } from '../http/api-error.ts'
import { refusedOrigin } from '../http/cors.ts'
import type { Route } from '../http/route.ts'
import { formatTime } from '../identifiers.ts'
import { formatJson } from '../json.ts'
import { Connection } from './connection.ts'
import { UnusableQuery, UnusableSelect } from './filters.ts'
import type { Happening } from '../http/happening.ts'
import { readAddress } from './subscriptions.ts'

/** Where pages connect, below `/v1`. */
export const REALTIME_PATH = '/realtime'

const LARGEST_MESSAGE = 64 * 1024
const MOST_CONNECTIONS = 1000
/** An address may be a whole office, but never everybody. */
const MOST_OF_ADDRESS = 250
/** Whoever has so much left to read does not read. */
const MOST_UNREAD = 1024 * 1024
const HEARTBEAT = 30_000
const POLICY = 1008
const TRY_LATER = 1013

type World = Pick<ApiContext, 'project' | 'platforms' | 'now' | 'onFailure' | 'users' | 'sessions' | 'tokens'>

/** Tells pages at once what happens to documents and accounts, over WebSockets. */
export class Realtime {
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  })
  readonly #world: World
  readonly #connections = new Map<WebSocket, Connection | null>()
  readonly #ofAddress = new Map<string, number>()
  /** Those that have answered since they were last asked whether they are there. */
  readonly #alive = new WeakSet<WebSocket>()
  readonly #heart: NodeJS.Timeout

  constructor(world: World) {
    this.#world = world
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT)
    this.#heart.unref()
  }

  /** The same routes, of which everything is told that happens in them. */
  announcing(routes: readonly Route[]): readonly Route[] {
    return routes.map((route) => ({
      ...route,
      handle: async (call) => {
        const answer = await route.handle(call)
        for (const happening of answer.happened ?? []) this.#tell(happening)
        return answer
      },
    }))
  }

  /** Takes a connection over. As with Appwrite, what is wrong with it is told by a message, and its close. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, query: URLSearchParams): void {
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate())
      const address = clientAddress(request)
      const ofAddress = this.#ofAddress.get(address) ?? 0
      if (this.#connections.size >= MOST_CONNECTIONS || ofAddress >= MOST_OF_ADDRESS)
        return refuse(webSocket, TRY_LATER, 'Too many connections')
      this.#ofAddress.set(address, ofAddress + 1)
      this.#connections.set(webSocket, null)
      webSocket.on('close', () => {
        this.#connections.delete(webSocket)
        const left = (this.#ofAddress.get(address) ?? 1) - 1
        if (left === 0) this.#ofAddress.delete(address)
        else this.#ofAddress.set(address, left)
      })
      try {
        this.#serve(webSocket, request, query)
      } catch (error) {
        const known =
          error instanceof ApiError || error instanceof UnusableQuery || error instanceof UnusableSelect
        if (!known) this.#world.onFailure(error)
        // What is wrong with a token is told by its status, all else by the code of the close.
        const isToken = error instanceof ApiError && error.type.startsWith('user_jwt')
        refuse(
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
    clearInterval(this.#heart)
    for (const webSocket of this.#connections.keys()) webSocket.terminate()
  }

  #serve(webSocket: WebSocket, request: IncomingMessage, query: URLSearchParams): void {
    const { project, platforms, now } = this.#world
    const named = query.get('project') ?? request.headers['x-appwrite-project']
    if (named !== project.id) throw new ApiError(404, projectNotFound().type, 'Missing or unknown project ID')
    const refused = refusedOrigin(request, platforms)
    if (refused !== null) throw unknownOrigin(refused)
    if (!project.databasesEnabled && !project.accountEnabled) throw serviceDisabled()
    const line = { send: (frame: object) => send(webSocket, formatJson(frame)) }
    const caller = this.#callerOf(request.headers, query.get('jwt'))
    const desk = { holderOf: (session: string) => this.#holderOf(session), now }
    const connection = new Connection(line, desk, caller, readAddress(query))
    this.#connections.set(webSocket, connection)
    this.#alive.add(webSocket)
    webSocket.on('pong', () => this.#alive.add(webSocket))
    webSocket.on('message', (data) => {
      try {
        // What comes in one piece, as all does here, is a Buffer.
        connection.receive((data as Buffer).toString('utf8'))
      } catch (error) {
        this.#world.onFailure(error)
        webSocket.close(1011)
      }
    })
  }

  /** @param given a token in the address, where a page, which cannot set headers here, has it */
  #callerOf(headers: IncomingMessage['headers'], given: string | null = null): Caller {
    const { project, sessions, tokens, now } = this.#world
    const { credential } = readCredential(headers, project.id)
    const token = String(headers[TOKEN_HEADER] ?? given ?? '') || null
    const caller = identify({ credential, token }, this.#world, now())
    if (caller.user === null || !caller.user.status) return GUEST
    if (token === null) return caller
    // The connection lasts as long as the session for which the token stands, not as the token.
    const { sessionId } = tokens.read(token, now())
    const session = sessions.ofUser(caller.user.id, now()).find(({ id }) => id === sessionId)
    return { ...caller, session: session ?? null }
  }

  #holderOf(session: string): Caller | null {
    const caller = this.#callerOf({ 'x-appwrite-session': session })
    return caller.user === null ? null : caller
  }

  #tell(happening: Happening): void {
    const { hearers: _, ...told } = happening
    let frame: string | undefined
    for (const [webSocket, connection] of this.#connections) {
      if (connection === null) continue
      const subscriptions = connection.matching(happening, this.#present(connection))
      if (subscriptions.length === 0) continue
      frame ??= formatJson({ type: 'event', data: { ...told, timestamp: formatTime(this.#world.now()) } })
      // What differs from one to the next is put at the end of what all are told.
      send(webSocket, `${frame.slice(0, -2)},"subscriptions":${JSON.stringify(subscriptions)}}}`)
    }
  }

  /** Who listens at this moment: with the end of its session a connection is a guest's. */
  #present({ caller }: Connection): Caller {
    if (caller.session === null) return GUEST
    return this.#world.sessions.isLiving(caller.session, this.#world.now()) ? caller : GUEST
  }

  #beat(): void {
    for (const webSocket of this.#connections.keys()) {
      if (!this.#alive.delete(webSocket)) webSocket.terminate()
      else webSocket.ping()
    }
  }
}

function send(webSocket: WebSocket, text: string): void {
  if (webSocket.bufferedAmount > MOST_UNREAD) webSocket.terminate()
  else if (webSocket.readyState === webSocket.OPEN) webSocket.send(text)
}

function refuse(webSocket: WebSocket, code: number, message: string, told = code): void {
  webSocket.send(JSON.stringify({ type: 'error', data: { code: told, message } }))
  webSocket.close(code)
}
