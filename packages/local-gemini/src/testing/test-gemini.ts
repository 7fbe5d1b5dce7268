import { GoogleGenAI } from '@google/genai'
import { onTestFinished } from 'vitest'
import { type RunningGemini, startLocalGemini, type StartOptions } from '../start.ts'

const MINUTE = 60_000

/** Resolves at once; waits of a minute or more last until the signal is aborted. */
async function skipWait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds < MINUTE || signal?.aborted === true) return
  await new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve())
  })
}

/** Starts a server that does not wait, and closes it when the test ends. An unexpected error fails the test. */
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

/** Creates the unmodified SDK for a server. */
export const sdkFor = (
  { url }: Pick<RunningGemini, 'url'>,
  apiKey = 'test-key',
  headers: Record<string, string> = {},
) => new GoogleGenAI({ apiKey, httpOptions: { baseUrl: url, headers } })

/** Parsed response. */
export interface Reply {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers freely; a wrong guess fails them
  readonly body: any
  readonly headers: Headers
}

/** Sends a request without the SDK. */
export async function send(
  { url }: Pick<RunningGemini, 'url'>,
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

/** Creates a body with one user turn. */
export const ask = (text: string, more: object = {}) => ({
  contents: [{ role: 'user', parts: [{ text }] }],
  ...more,
})
