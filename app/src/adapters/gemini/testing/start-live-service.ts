import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createGateway, type GatewayOptions } from '@saha/gateway'
import { attachNode, openLedger } from '@saha/gateway/node'
import { createLocalGemini, FAULT_HEADER, type LocalGeminiOptions } from '@saha/local-gemini'
import { onTestFinished, vi } from 'vitest'
import { models } from '../client/models.ts'
import type { GeminiSettings } from '../client/settings.ts'

interface StageOptions extends LocalGeminiOptions {
  /** Fault of the local Gemini. */
  readonly fault?: string
  readonly gateway?: Partial<GatewayOptions>
}

/** Starts the local Gemini behind the gateway, and makes this process act as a page of the gateway's origin. */
export async function startLiveService({ fault, gateway: options = {}, ...local }: StageOptions = {}) {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gemini = createLocalGemini({ prefix: '/gemini', ...local })
  const ledger = openLedger(':memory:')
  const gateway = attachNode(
    createGateway({ ledger, origins: [url], upstream: `${url}/gemini`, basePath: '/gateway', ...options }),
  )
  const sockets = new Set<Duplex>()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/gateway/')) gateway.handle(request, response)
    else void gemini.handle(request, response)
  })
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    if (request.url?.startsWith('/gateway/')) return gateway.upgrade(request, socket, head)
    if (fault !== undefined) request.headers[FAULT_HEADER] = fault
    return gemini.upgrade(request, socket, head)
  })
  const opened = actAsPage(url)
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    gateway.close()
    await gemini.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    ledger.close()
  })
  const settings: GeminiSettings = {
    mode: 'gateway',
    baseUrl: `${url}/gateway`,
    ownKeyUrl: `${url}/gemini`,
    apiKey: 'none',
    models,
    adminLabel: null,
    keyDialog: true,
  }
  return {
    settings,
    /** As with a user's own key: without the gateway. */
    direct: { ...settings, mode: 'direct', baseUrl: `${url}/gemini`, apiKey: 'any' } as GeminiSettings,
    /** Open conversations, on both sides of the gateway. */
    sockets,
    /** The page's sockets in the order of their creation. */
    opened,
  }
}

/** Browsers send the page's origin; Node needs it as an option. */
function actAsPage(origin: string): WebSocket[] {
  const opened: WebSocket[] = []
  const { fetch, WebSocket } = globalThis
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    fetch(address, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), origin } }),
  )
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(address: string) {
        // Node's WebSocket takes headers in place of protocols.
        super(address, { headers: { origin } } as never)
        opened.push(this)
      }
    },
  )
  return opened
}
