import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { FAULT_HEADER, readFault } from '../faults/fault.ts'
import { readKey } from '../http/key.ts'
import type { Context } from '../context.ts'
import { LiveSession } from './session.ts'

/** The SDK sends two slashes if its base URL has no path. */
const PATH =
  /^\/+ws\/google\.ai\.generativelanguage\.(?<version>v1\w*)\.GenerativeService\.BidiGenerateContent(?<constrained>Constrained)?$/
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024
/** Maximum length of a WebSocket close reason, in bytes. */
const MAX_REASON_BYTES = 123

/** All open live sessions. */
export class LiveSockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
  }

  /** Upgrades a connection to a live session; rejects an unknown path. */
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    path: string,
    query: URLSearchParams,
  ): void {
    const { version = 'v1', constrained } = PATH.exec(path)?.groups ?? {}
    if (!PATH.test(path)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      // The service accepts the connection and reports a bad key when it closes it.
      const token = constrained === undefined ? null : (query.get('access_token') ?? '')
      const rejection =
        token === null ? keyRejection(request, query) : this.#context.tokens.findRejection(token, true)
      if (rejection !== null) {
        close(webSocket, 1008, rejection)
        return
      }
      this.#serve(webSocket, version, token, request)
    })
  }

  close(): void {
    for (const webSocket of this.#server.clients) webSocket.terminate()
    this.#server.close()
  }

  #serve(webSocket: WebSocket, version: string, token: string | null, request: IncomingMessage): void {
    const connection = {
      // The service sends binary frames.
      send: (message: object) => {
        if (webSocket.readyState === webSocket.OPEN) webSocket.send(Buffer.from(JSON.stringify(message)))
      },
      close: (code: number, reason: string) => close(webSocket, code, reason),
      cut: () => webSocket.terminate(),
    }
    const session = new LiveSession(connection, this.#context, {
      version,
      token,
      fault: readFault(request.headers[FAULT_HEADER]),
    })
    webSocket.on('message', (data) => {
      try {
        session.receive(decodeText(data))
      } catch (error) {
        this.#context.onError(error)
        connection.close(1011, 'Internal error encountered.')
      }
    })
    webSocket.on('close', () => session.end())
    // `close` reports the end of a connection whose client violates the protocol.
    webSocket.on('error', () => webSocket.terminate())
  }
}

function keyRejection(request: IncomingMessage, query: URLSearchParams): string | null {
  try {
    readKey(request, query)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Closes with a reason that is cut, between characters, to the maximum length. */
function close(webSocket: WebSocket, code: number, reason: string): void {
  let text = reason
  while (Buffer.byteLength(text) > MAX_REASON_BYTES) text = text.slice(0, -1)
  webSocket.close(code, text)
}

function decodeText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8')
}
