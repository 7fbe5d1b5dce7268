import { onTestFinished } from 'vitest'
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts'
import { GOOGLE_URL, LOCAL_MODELS } from '../models.ts'
import { type FileLedger, openLedger } from '../ledger/sqlite.ts'
import { type FakeGemini, fakeGemini } from './fake-gemini.ts'

export const ORIGIN = 'https://games.example.com'
export const PUBLIC = 'https://games.example.com/gateway'
export const KEY = 'the-secret-key-of-the-operator'

/** A request of a page, with what a test wants different. */
export interface TestRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly address?: string
}

/** A gateway between a test and a fake Gemini. */
export interface Harness {
  readonly gateway: Gateway
  readonly gemini: FakeGemini
  readonly ledger: FileLedger
  readonly lines: string[]
  readonly failures: unknown[]
  /** What the clock shows; a test may wind it. */
  now: number
  /** Asks as a page would. A body that is no text is sent as JSON. */
  ask(path: string, asked?: TestRequest): Promise<Response>
  /** Asks, and gives the cookie of the answer too. */
  getCookie(): Promise<string>
}

/** Sets a stage up. */
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

/** The visitor's cookie in an answer, ready to be sent. */
export function readCookie(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The path of a chat's turn. */
export const CHAT = '/v1/models/gemini-3.8-flash:generateContent'

/** The smallest body of a chat. */
export function chat(text = 'hi') {
  return { contents: [{ parts: [{ text }], role: 'user' }], generationConfig: {} }
}

/** The error in an answer. */
export async function readError(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: number; message: string; status: string; details?: Record<string, unknown>[] }
  }
  return error
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}
