import { onTestFinished } from 'vitest'
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts'
import { GOOGLE_URL, LOCAL_MODELS } from '../models.ts'
import { type FileLedger, openLedger } from '../ledger/sqlite.ts'
import { type FakeGemini, fakeGemini } from './fake-gemini.ts'

export const ORIGIN = 'https://games.example.com'
export const PUBLIC = 'https://games.example.com/gateway'
export const KEY = 'the-secret-key-of-the-operator'

/** Request of a page, with a test's changes. */
export interface TestRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly address?: string
}

/** Gateway between a test and a fake Gemini. */
export interface Harness {
  readonly gateway: Gateway
  readonly gemini: FakeGemini
  readonly ledger: FileLedger
  readonly lines: string[]
  readonly failures: unknown[]
  /** Time of the clock; a test may change it. */
  now: number
  /** Sends a request as a page would. A body that is not a string is sent as JSON. */
  ask(path: string, asked?: TestRequest): Promise<Response>
  /** Sends a request and returns the cookie of its response. */
  getCookie(): Promise<string>
}

/** Creates a gateway with a fake Gemini. */
export function createHarness(options: Partial<GatewayOptions> = {}): Harness {
  const gemini = fakeGemini(options.upstream ?? GOOGLE_URL)
  const ledger = openLedger(':memory:')
  onTestFinished(() => ledger.close())
  const lines: string[] = []
  const failures: unknown[] = []
  const harness: Harness = {
    gateway: createGateway({
      ledger,
      origins: [ORIGIN],
      key: KEY,
      models: LOCAL_MODELS,
      basePath: '/gateway',
      publicUrl: PUBLIC,
      log: (line) => lines.push(line),
      onError: (error) => failures.push(error),
      now: () => harness.now,
      fetch: gemini.fetch,
      ...options,
    }),
    gemini,
    ledger,
    lines,
    failures,
    now: Date.UTC(2026, 10, 22, 12),
    ask: async (path, asked = {}) => {
      const { method = 'POST', body, address = '203.0.113.7' } = asked
      const streams = body instanceof ReadableStream
      const request = new Request(`${PUBLIC}${path}`, {
        method,
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...asked.headers },
        ...(body === undefined ? {} : { body: streams ? body : textOf(body) }),
        ...(streams ? { duplex: 'half' as const } : {}),
      })
      return harness.gateway.fetch(request, { address })
    },
    getCookie: async () => readCookie(await harness.ask('/health', { method: 'GET' })),
  }
  return harness
}

/** Reads the client's cookie from a response, for the next request. */
export function readCookie(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Path of a chat turn. */
export const CHAT = '/v1/models/gemini-3.8-flash:generateContent'

/** Creates the smallest chat body. */
export function chat(text = 'hi') {
  return { contents: [{ parts: [{ text }], role: 'user' }], generationConfig: {} }
}

/** Reads the error of a response. */
export async function readError(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: number; message: string; status: string; details?: Record<string, unknown>[] }
  }
  return error
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}
