import { createGateway, LIMITS } from '@saha/gateway'
import { openLedger } from '@saha/gateway/node'
import { FAULT_HEADER, type RunningGemini, startLocalGemini } from '@saha/local-gemini'
import { afterAll, onTestFinished, vi } from 'vitest'
import type { CountedFetch } from '../counted-fetch.ts'

export const ORIGIN = 'https://portal.test'

/** A request of an adapter, as it left the page. */
export interface Sent {
  readonly method: string
  /** With its query, below the address of the service. */
  readonly path: string
  readonly headers: Headers
  readonly body: string
  readonly signal: AbortSignal
}

/** The local Gemini behind the page's `fetch`. */
export interface Stage {
  readonly sent: Sent[]
  /** What goes wrong from now on, as `quota`; empty for nothing. */
  fault: string
  /** Which calls it concerns. */
  concerns: (path: string) => boolean
}

const minute = 60_000

/** No time passes, but for what takes minutes: that lasts until it is called off. */
async function atOnce(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds < minute || signal?.aborted === true) return
  await new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve())
  })
}

/** Node counts no bytes: a body leaves all at once. */
export const sendAtOnce: CountedFetch = (address, init, onSent) => {
  if (init.body instanceof Blob) onSent(init.body.size)
  return fetch(address, init)
}

const plenty = { perDay: 1_000_000, perMinute: 100_000, atOnce: 1000 }

/** A gateway in this process, for one page that keeps its cookie. */
function gatewayBefore(upstream: string): (request: Request) => Promise<Response> {
  const ledger = openLedger(':memory:')
  const underWay = new Set<Promise<unknown>>()
  onTestFinished(async () => {
    // A file is deleted behind the answer's back.
    await new Promise((resolve) => setImmediate(resolve))
    await Promise.allSettled(underWay)
    ledger.close()
  })
  const gateway = createGateway({
    ledger,
    upstream,
    fetch: network,
    origins: [ORIGIN],
    basePath: '/gateway',
    limits: { ...LIMITS, client: plenty, network: plenty, total: plenty },
  })
  let cookie = ''
  return async (request) => {
    const headers = new Headers(request.headers)
    headers.set('origin', ORIGIN)
    headers.set('cookie', cookie)
    const answering = gateway.fetch(new Request(request, { headers }), { address: '203.0.113.7' })
    underWay.add(answering)
    const response = await answering
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
}

const failures: unknown[] = []
let running: Promise<RunningGemini> | undefined
const network = globalThis.fetch

afterAll(async () => {
  const gemini = await running
  await gemini?.close()
  if (failures.length > 0) throw failures[0]
})

/**
 * Sets the real local Gemini behind the page's `fetch`, in front of it a gateway where one is asked for. All tests of
 * a file share it; what goes wrong is asked for with each call.
 */
export async function setStage({ gateway = false } = {}): Promise<Stage> {
  // What a video shows, nobody here looks at.
  const onError = (error: unknown) => failures.push(error)
  running ??= startLocalGemini({ port: 0, env: {}, wait: atOnce, frameRate: 1, onError })
  const gemini = await running
  onTestFinished(() => {
    vi.stubGlobal('fetch', network)
  })
  const pass = gateway ? gatewayBefore(gemini.url) : undefined
  const stage: Stage = { sent: [], fault: '', concerns: () => true }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    // The SDK takes the path of an upload as the service gives it.
    const path = url.pathname.replace(/^\/(?:gateway|gemini)(?=\/)/, '') + url.search
    if (path === '/health') return Response.json({})
    const bytes = await request.clone().arrayBuffer()
    const body = request.headers.get('content-type')?.includes('json') ? new TextDecoder().decode(bytes) : ''
    stage.sent.push({
      method: request.method,
      path,
      headers: request.headers,
      body,
      // Held with its request: without it, Node's memory may be tidied of what tells the signal.
      get signal() {
        return request.signal
      },
    })
    const headers = new Headers(request.headers)
    if (stage.fault !== '' && stage.concerns(path)) headers.set(FAULT_HEADER, stage.fault)
    const content = request.method === 'GET' || bytes.byteLength === 0 ? {} : { body: bytes }
    const to = pass ? `${ORIGIN}/gateway${path}` : `${gemini.url}${path}`
    const passed = { method: request.method, headers, signal: request.signal, ...content }
    return pass ? pass(new Request(to, passed)) : network(to, passed)
  })
  return stage
}
