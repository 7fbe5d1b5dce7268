import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { LocalCloud } from '../index.ts'
import { PROJECT } from '../testing/test-cloud.ts'

/** One request of the recording, or one that the recording takes for granted: that has no `status`. */
interface Step {
  readonly step: string
  /** Whose cookies it carries. */
  readonly as: string
  readonly method: string
  /** Below `/v1`. */
  readonly path: string
  readonly body?: unknown
  /** The API key that it carries, by its name. */
  readonly key?: string
  /** The token that it carries: one that was kept, or that one with another end. */
  readonly jwt?: string
  /** The field of the answer that is kept, under its own name. */
  readonly keep?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly answer?: unknown
}

/** Stands for the number that made the recorded addresses and ids unique. */
export const RUN = '1795200000000'
const ORIGIN = 'http://localhost:5199'
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const SERVER = 'AppwriteNodeJSSDK/27.1.0 (Linux; x64)'
/** The browser of the recording is not the server's to decide. */
const OF_THE_BROWSER = new Set(['clientCode', 'clientName', 'clientVersion', 'clientEngineVersion'])

/** How passwords are kept, and how much fits into a row. */
const OF_THE_STORAGE = new Set(['password', 'hash', 'hashOptions', 'bytesUsed', 'accessedAt'])

/** A recording beside this file. */
export function readRecording(name: string): Step[] {
  return JSON.parse(readFileSync(new URL(`recordings/${name}.json`, import.meta.url), 'utf8')) as Step[]
}

/** Makes the requests of a recording, one after the other, and compares every answer with the recorded one. */
export async function replay(
  cloud: LocalCloud,
  steps: readonly Step[],
  keys: Readonly<Record<string, string>> = {},
): Promise<void> {
  const cookies = new Map<string, string>()
  const kept = new Map<string, string>()
  for (const step of steps) {
    const cookie = cookies.get(step.as)
    const response = await fetch(`${cloud.url}/v1${withRun(step.path)}`, {
      method: step.method,
      headers: {
        'x-appwrite-project': PROJECT,
        'user-agent': step.as === 'server' ? SERVER : BROWSER,
        ...(step.as === 'server' ? {} : { origin: ORIGIN }),
        ...(step.key === undefined ? {} : { 'x-appwrite-key': keys[step.key] ?? step.key }),
        ...(step.jwt === undefined ? {} : { 'x-appwrite-jwt': token(kept, step.jwt) }),
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
    if (step.keep !== undefined) kept.set(step.keep, (body as Record<string, string>)[step.keep] ?? '')
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

/** The recording kept the last of the cookies of an answer only. */
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

function token(kept: ReadonlyMap<string, string>, name: string): string {
  const jwt = kept.get('jwt') ?? ''
  return name === 'tampered' ? `${jwt.slice(0, -4)}AAAA` : jwt
}

function withRun(text: string): string {
  return text
    .replaceAll('<ts>', RUN)
    .replace(/<(.) repeated (\d+) times>/gu, (_, character: string, times) => character.repeat(Number(times)))
}

/** Masks what differs from run to run, as the recording did; the order of keys says nothing. */
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
