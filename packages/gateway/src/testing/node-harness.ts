import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { createGateway, type GatewayOptions } from '../gateway.ts'
import { type FileLedger, openLedger } from '../ledger/sqlite.ts'
import { attachNode, type MountOptions } from '../node/mount.ts'
import { type FakeGemini, fakeGemini } from './fake-gemini.ts'
import { KEY, ORIGIN } from './harness.ts'
import { listen } from './listen.ts'

/** Live session as the upstream received it. */
export interface Conversation {
  readonly socket: WebSocket
  /** Requested path, with its query. */
  readonly path: string
  readonly key: string | undefined
  readonly messages: unknown[]
}

/** Gateway and fake Gemini on real ports. */
export interface NodeHarness {
  /** Base URL of the gateway, with its path. */
  readonly url: string
  readonly gemini: FakeGemini
  readonly ledger: FileLedger
  readonly conversations: Conversation[]
  /** Called with every message that reaches the upstream. */
  onMessage: (conversation: Conversation) => void
}

/** Starts a gateway and a fake Gemini with real connections between them. */
export async function startNodeHarness(
  options: Partial<GatewayOptions> = {},
  mount: MountOptions = {},
): Promise<NodeHarness> {
  const upstream = createServer()
  const base = await listen(upstream)
  const gemini = fakeGemini(base)
  const listener = getRequestListener((request) => gemini.answer(request), { overrideGlobalObjects: false })
  upstream.on('request', (request, response) => void listener(request, response))
  const conversations: Conversation[] = []
  const sockets = new WebSocketServer({ server: upstream })
  sockets.on('connection', (socket, request) => {
    const key = request.headers['x-goog-api-key'] as string | undefined
    const conversation: Conversation = { socket, path: request.url ?? '', key, messages: [] }
    conversations.push(conversation)
    socket.on('message', (data: Buffer) => {
      conversation.messages.push(JSON.parse(data.toString()))
      harness.onMessage(conversation)
    })
  })

  const ledger = openLedger(':memory:')
  const server = createServer()
  const url = `${await listen(server)}/gateway`
  const mounted = attachNode(
    createGateway({
      ledger,
      origins: [ORIGIN, new URL(url).origin],
      key: KEY,
      basePath: '/gateway',
      upstream: base,
      ...options,
    }),
    mount,
  )
  server.on('request', mounted.handle)
  server.on('upgrade', mounted.upgrade)
  onTestFinished(async () => {
    mounted.close()
    for (const { socket } of conversations) socket.terminate()
    await Promise.all([close(server), close(upstream)])
    // Aborted calls are settled after their connections have closed.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
    ledger.close()
  })
  const harness: NodeHarness = { url, gemini, ledger, conversations, onMessage: () => {} }
  return harness
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** Polls an expectation, with a timeout long enough for a busy computer. */
export function eventually<Value>(read: () => Value) {
  return expect.poll(read, { timeout: 15_000, interval: 50 })
}
