import { GoogleGenAI } from '@google/genai'
import { onTestFinished } from 'vitest'
import { type RunningGemini, startLocalGemini, type StartOptions } from '../start.ts'

const MINUTE = 60_000

/** No time passes, but for what takes minutes: that lasts until it is called off. */
async function skipWait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds < MINUTE || signal?.aborted === true) return
  await new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve())
  })
}

/** A server of its own, which lets no time pass, closed when the test ends; a failure of its own fails the test. */
export async function startTestGemini(options: StartOptions = {}): Promise<RunningGemini> {
  const failures: unknown[] = []
  const onError = (error: unknown) => failures.push(error)
  const gemini = await startLocalGemini({ port: 0, env: {}, wait: skipWait, onError, ...options })
  onTestFinished(async () => {
    await gemini.close()
    if (failures.length > 0) throw failures[0]
  })
  return gemini
}

/** The unmodified SDK, as a visitor of the server has it. */
export const sdkFor = ({ url }: RunningGemini, apiKey = 'test-key', headers: Record<string, string> = {}) =>
  new GoogleGenAI({ apiKey, httpOptions: { baseUrl: url, headers } })

/** An answer, read. */
export interface Reply {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers freely; a wrong guess fails them
  readonly body: any
  readonly headers: Headers
}

/** Sends a request as it is. */
export async function send(
  { url }: RunningGemini,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const raw = typeof body === 'string' || body instanceof Uint8Array
  const response = await fetch(url + path, {
    method,
    headers: { 'x-goog-api-key': 'test-key', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: raw ? (body as string) : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** A body that asks one thing. */
export const ask = (text: string, more: object = {}) => ({
  contents: [{ role: 'user', parts: [{ text }] }],
  ...more,
})
