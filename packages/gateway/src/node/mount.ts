import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import type { Gateway } from '../gateway.ts'
import { findClientAddress } from '../http/network.ts'
import { ApiError } from '../api-error.ts'
import { MAX_MESSAGE_BYTES, Relay } from '../live/relay.ts'

const STOP_CHECK_INTERVAL = 5000

/** Handlers of a gateway for Node's HTTP server, to be mounted at its base path. */
export interface Mounted {
  /** Base path of the gateway. */
  readonly prefix: string
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  /** Upgrades a connection to a live session. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Ends all live sessions. */
  readonly close: () => void
}

/** Network setup of a gateway. */
export interface MountOptions {
  /** Number of trusted proxies. @default 0 */
  readonly proxies?: number
}

/** Attaches a gateway to Node's HTTP server, including live sessions. */
export function attachNode(gateway: Gateway, { proxies = 0 }: MountOptions = {}): Mounted {
  const readAddress = (request: IncomingMessage) => {
    const forwarded = request.headers['x-forwarded-for']
    const text = Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? null)
    return findClientAddress(request.socket.remoteAddress ?? '', text, proxies)
  }
  const listener = getRequestListener(
    (request, env) => gateway.fetch(request, { address: readAddress(env.incoming as IncomingMessage) }),
    { overrideGlobalObjects: false },
  )
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  const relays = new Set<Relay>()
  const watch = setInterval(() => {
    if (gateway.relay.stopped()) for (const relay of relays) relay.end(1008, 'Switched off')
  }, STOP_CHECK_INTERVAL)
  watch.unref()

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      const path = (request.url ?? '').slice(gateway.basePath.length)
      const session = await gateway.relay.open(path, readOriginHeader(request))
      if (socket.destroyed) return await session.settle()
      server.handleUpgrade(request, socket, head, (page) => {
        const relay = new Relay(page, session, gateway.relay)
        relays.add(relay)
        page.once('close', () => relays.delete(relay))
      })
    } catch (error) {
      refuse(socket, error)
    }
  }
  return {
    prefix: gateway.basePath,
    handle: (request, response) => {
      void listener(request, response)
    },
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      void upgrade(request, socket, head)
    },
    close: () => {
      clearInterval(watch)
      for (const relay of relays) relay.end(1001, 'The gateway is closing')
    },
  }
}

function readOriginHeader(request: IncomingMessage): Headers {
  const { origin } = request.headers
  return new Headers(origin === undefined ? {} : { origin })
}

function refuse(socket: Duplex, error: unknown): void {
  const status = error instanceof ApiError ? error.code : 500
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nContent-Length: 0\r\n\r\n`,
  )
}
