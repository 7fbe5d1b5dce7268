import { createGateway, LIMITS } from '@saha/gateway'
import { openLedger } from '@saha/gateway/node'
import { FAULT_HEADER, type RunningGemini, startLocalGemini } from '@saha/local-gemini'
import { afterAll, onTestFinished, vi } from 'vitest'
import type { FetchWithProgress } from '../video/upload-with-progress.ts'

export const ORIGIN = 'https://portal.test'

/** A request as an adapter sent it. */
export interface Sent {
  readonly method: string
  /** With its query, below the base URL. */
  readonly path: string
  readonly headers: Headers
  readonly body: string
  readonly signal: AbortSignal
}

/** The local Gemini behind the page's `fetch`. */
export interface Stage {
  readonly sent: Sent[]
  /** Current fault, such as `quota`; empty for none. */
  fault: string
  /** Selects the calls that the fault affects. */
  concerns: (path: string) => boolean
}

const minute = 60_000

/** Skips delays, except minutes-long ones, which wait for their signal. */
async function atOnce(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds < minute || signal?.aborted === true) return
  await new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve())
  })
}

/** Node reports no upload progress: a body is sent at once. */
export const sendAtOnce: FetchWithProgress = (address, init, onSent) => {
  if (init.body instanceof Blob) onSent(init.body.size)
  return fetch(address, init)
}

const plenty = { perDay: 1_000_000, perMinute: 100_000, atOnce: 1000 }

/** Creates an in-process gateway for one page, which stores its cookie. */
function gatewayBefore(upstream: string): (request: Request) => Promise<Response> {
  const ledger = openLedger(':memory:')
  const underWay = new Set<Promise<unknown>>()
  onTestFinished(async () => {
    // A file is deleted after the response.
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
 * Puts the local Gemini, and optionally a gateway, behind the page's `fetch`. All tests of a file share it; each
 * call can name a fault.
 */
export async function stubGeminiFetch({ gateway = false } = {}): Promise<Stage> {
  // No test looks at the video's content.
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
    // The SDK uses the upload's path as the service returns it.
    const path = url.pathname.replace(/^\/(?:gateway|gemini)(?=\/)/, '') + url.search
    if (path === '/health') return Response.json({})
    const bytes = await request.clone().arrayBuffer()
    const body = request.headers.get('content-type')?.includes('json') ? new TextDecoder().decode(bytes) : ''
    stage.sent.push({
      method: request.method,
      path,
      headers: request.headers,
      body,
      // Stored with its request; otherwise Node may collect the signal's listener.
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
