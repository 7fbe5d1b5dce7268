import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { LocalCloud } from '../index.ts'
import { PROJECT } from '../testing/test-cloud.ts'

/** A recorded request, or one that prepares it and has no `status`. */
interface Step {
  readonly step: string
  /** Name of the client, which selects the cookies. */
  readonly as: string
  readonly method: string
  /** Path below `/v1`. */
  readonly path: string
  readonly body?: unknown
  /** Name of the API key. */
  readonly key?: string
  /** The stored JWT, or a tampered copy. */
  readonly jwt?: string
  /** Field of the response to store under its name. */
  readonly keep?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly answer?: unknown
}

/** Placeholder for the number that made recorded addresses and ids unique. */
export const RUN = '1795200000000'
const ORIGIN = 'http://localhost:5199'
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const SERVER = 'AppwriteNodeJSSDK/27.1.0 (Linux; x64)'
/** Fields of the recording's browser. */
const OF_THE_BROWSER = new Set(['clientCode', 'clientName', 'clientVersion', 'clientEngineVersion'])

/** Fields that depend on the storage. */
const OF_THE_STORAGE = new Set(['password', 'hash', 'hashOptions', 'bytesUsed', 'accessedAt'])

/** Reads a recording. */
export function readRecording(name: string): Step[] {
  return JSON.parse(readFileSync(new URL(`recordings/${name}.json`, import.meta.url), 'utf8')) as Step[]
}

/** Replays the requests of a recording in order and compares every response. */
export async function replay(
  cloud: LocalCloud,
  steps: readonly Step[],
  keys: Readonly<Record<string, string>> = {},
): Promise<void> {
  const cookies = new Map<string, string>()
  const stored = new Map<string, string>()
  for (const step of steps) {
    const cookie = cookies.get(step.as)
    const response = await fetch(`${cloud.url}/v1${withRun(step.path)}`, {
      method: step.method,
      headers: {
        'x-appwrite-project': PROJECT,
        'user-agent': step.as === 'server' ? SERVER : BROWSER,
        ...(step.as === 'server' ? {} : { origin: ORIGIN }),
        ...(step.key === undefined ? {} : { 'x-appwrite-key': keys[step.key] ?? step.key }),
        ...(step.jwt === undefined ? {} : { 'x-appwrite-jwt': token(stored, step.jwt) }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(step.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(step.body === undefined ? {} : { body: withRun(JSON.stringify(step.body)) }),
    })
    const text = await response.text()
    const body: unknown = response.headers.get('content-type')?.startsWith('application/json')
      ? JSON.parse(text)
      : text
    rememberCookie(cookies, step.as, response.headers.getSetCookie()[0])
    if (step.keep !== undefined) stored.set(step.keep, (body as Record<string, string>)[step.keep] ?? '')
    if (step.status === undefined) {
      expect(response.status, `${step.step}: ${text}`).toBeLessThan(300)
      continue
    }
    const headers = Object.keys(step.headers ?? {}).map((name) => [name, header(response.headers, name)])
    expect(
      { status: response.status, headers: Object.fromEntries(headers), answer: masked(body) },
      step.step,
    ).toEqual({ status: step.status, headers: step.headers ?? {}, answer: masked(step.answer) })
  }
}

/** The recording contains only the last cookie of a response. */
function header(headers: Headers, name: string): string | undefined {
  const value = name === 'set-cookie' ? headers.getSetCookie().at(-1) : headers.get(name)
  return value
    ?.replace(/eyJ[A-Za-z0-9+/=%]+/g, '<session-secret>')
    .replace(/expires=(?!Thu, 01-Jan-1970)[^;]+/g, 'expires=<date>')
}

function rememberCookie(cookies: Map<string, string>, client: string, line: string | undefined): void {
  const [pair = ''] = (line ?? '').split(';')
  if (pair.endsWith('=deleted')) cookies.delete(client)
  else if (pair !== '') cookies.set(client, pair)
}

function token(stored: ReadonlyMap<string, string>, name: string): string {
  const jwt = stored.get('jwt') ?? ''
  return name === 'tampered' ? `${jwt.slice(0, -4)}AAAA` : jwt
}

function withRun(text: string): string {
  return text
    .replaceAll('<ts>', RUN)
    .replace(/<(.) repeated (\d+) times>/gu, (_, character: string, times) => character.repeat(Number(times)))
}

/** Masks values that differ between runs, like the recording; the order of keys is ignored. */
function masked(value: unknown): unknown {
  const text = JSON.stringify(value, (key, item: unknown) => {
    if (key === 'version') return undefined
    if (OF_THE_BROWSER.has(key)) return '<browser>'
    if (key === '$sequence') return '<sequence>'
    if (OF_THE_STORAGE.has(key)) return undefined
    if (typeof item === 'string' && item.length > 2500) return `<${item.length} characters>`
    return item
  })
  return JSON.parse(
    text
      .replaceAll(RUN, '<ts>')
      .replace(/\b[0-9a-f]{20}\b|\bm[abc]<ts>(?!@)/g, '<id>')
      .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00/g, '<iso>')
      .replace(/"\d+_\d+_(\w+)"/g, '"$1"')
      .replace(/"secret":"(?:eyJ[^"]+|<session-secret>|<secret>)"/g, '"secret":"<secret>"')
      .replace(/"jwt":"[^"]+"/g, '"jwt":"<jwt>"')
      .replace(/"(.)\1*…<(\d+) characters>"/g, '"<$2 characters>"'),
  )
}
