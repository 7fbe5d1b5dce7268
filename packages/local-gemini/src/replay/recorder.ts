import type { ServerResponse } from 'node:http'
import { ApiError } from '../http/api-error.ts'
import { readBytes } from '../http/body.ts'
import type { Call } from '../http/call.ts'
import { StartupError } from '../startup-error.ts'
import { parseEvents } from './event-text.ts'
import { type Exchange, KEPT_HEADERS } from './exchange.ts'
import {
  describeRequest,
  type Fixture,
  type FixtureResponse,
  fixtureName,
  hashRequest,
  parseJson,
  replaceOrigins,
} from './fixture.ts'
import { writeFixture } from './fixture-folder.ts'
import { createRedactor, MIN_KEY_LENGTH } from '../http/redact.ts'

/** Where calls are recorded, and from what service. */
export interface RecordOptions {
  /** Folder of the fixtures; one that does not exist is created. */
  readonly folder: string
  /** Base URL of the real service. @default 'https://generativelanguage.googleapis.com' */
  readonly upstream?: string
  /** Key of the real service. By default each request's own key is used. It is never written to a file. */
  readonly key?: string
}

const GOOGLE = 'https://generativelanguage.googleapis.com'
const MAX_REDIRECTS = 3

/** Headers of a request that the real service depends on; cookies and the origin are left out. */
const FORWARDED = /^(?:accept|accept-language|content-type|range|x-goog-(?:api-client|upload-.+))$/

/**
 * Creates an exchange that forwards calls to a real service and writes each as a fixture.
 *
 * @throws {StartupError} for an upstream to which a key must not be sent
 */
export function createRecorder({ folder, upstream = GOOGLE, key: ownKey }: RecordOptions): Exchange {
  const base = readUpstream(upstream)
  const occurrences = new Map<string, number>()
  return {
    handle: async (call, url, path) => {
      const key = ownKey ?? call.key
      if (key.length < MIN_KEY_LENGTH && !url.searchParams.has('upload_id'))
        throw new ApiError(400, 'FAILED_PRECONDITION', 'Recording needs a key of the real service.')
      const bytes = await readBytes(call)
      const origins = [call.origin, base]
      const answer = await forward(call, url, bytes, key, base)
      const received = await relay(call, answer, base)
      // An aborted response is incomplete.
      if (call.signal.aborted) return
      const redact = createRedactor([key, call.key])
      const contentType = call.request.headers['content-type'] ?? ''
      const fixture: Fixture = JSON.parse(
        redact(
          JSON.stringify({
            request: describeRequest({
              method: call.request.method ?? '',
              path,
              query: url.searchParams,
              contentType,
              bytes,
              origins,
            }),
            response: describeResponse(answer, received, origins),
          }),
        ),
      ) as Fixture
      call.onBody?.(fixture.request.body ?? null)
      const hash = hashRequest(fixture.request)
      const occurrence = (occurrences.get(hash) ?? 0) + 1
      occurrences.set(hash, occurrence)
      const text = `${JSON.stringify(fixture, null, 2)}\n`
      writeFixture(folder, redact(fixtureName(fixture.request, occurrence)), text)
      if (!call.response.writableEnded) call.response.end()
    },
  }
}

function readUpstream(upstream: string): string {
  const url = URL.canParse(upstream) ? new URL(upstream) : null
  const isLocal = url !== null && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    throw new StartupError(`--upstream ${upstream} is not an https address: a key must be sent encrypted.`)
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

/** Sends the call to the real service. Follows redirects on the same host only, because they carry the key. */
async function forward(
  { request, signal, origin }: Call,
  url: URL,
  bytes: Buffer,
  key: string,
  base: string,
): Promise<Response> {
  const query = new URLSearchParams(url.searchParams)
  for (const name of ['key', 'access_token']) query.delete(name)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && FORWARDED.test(name)) headers.set(name, value)
  if (request.headers.authorization === undefined) {
    if (key !== '') headers.set('x-goog-api-key', key)
  } else headers.set('authorization', `Bearer ${key}`)
  const isText = /json|^text\//.test(request.headers['content-type'] ?? '')
  const body = isText ? Buffer.from(bytes.toString('utf8').replaceAll(origin, base)) : bytes
  const method = request.method ?? 'GET'
  const init = { method, headers, signal, redirect: 'manual' as const }
  let target = `${base}${url.pathname}${query.size === 0 ? '' : `?${query.toString()}`}`
  for (let redirects = 0; ; redirects += 1) {
    const answer = await reach(target, body.length === 0 ? init : { ...init, body: new Uint8Array(body) })
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status > 399 || location === null) return answer
    const next = new URL(location, target)
    if (next.origin !== new URL(target).origin || redirects === MAX_REDIRECTS) return answer
    target = next.href
  }
}

async function reach(target: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(target, init)
  } catch (error) {
    if (init.signal?.aborted === true || !(error instanceof TypeError)) throw error
    const { cause = error } = error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ApiError(502, 'UNAVAILABLE', `The service to be recorded cannot be reached: ${reason}`)
  }
}

/** Sends the response on to the client as it arrives, with addresses of this service. @returns its body */
async function relay({ response, origin }: Call, answer: Response, base: string): Promise<Buffer> {
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value.replaceAll(base, origin)]]
    }),
  )
  response.writeHead(answer.status, headers)
  const isText = /json|event-stream|^text\//.test(headers['content-type'] ?? '')
  const chunks: Buffer[] = []
  let rest = Buffer.alloc(0)
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(Buffer.from(chunk))
    if (!isText) await write(response, chunk)
    else {
      // An address never spans two lines.
      const text = Buffer.concat([rest, chunk])
      const end = text.lastIndexOf(10) + 1
      rest = text.subarray(end)
      await write(response, text.subarray(0, end).toString('utf8').replaceAll(base, origin))
    }
  }
  if (rest.length > 0) await write(response, rest.toString('utf8').replaceAll(base, origin))
  return Buffer.concat(chunks)
}

async function write(response: ServerResponse, chunk: Uint8Array | string): Promise<void> {
  if (chunk.length === 0 || response.destroyed || response.write(chunk)) return
  await new Promise<void>((resolve) => {
    response.once('drain', resolve).once('close', resolve)
  })
}

function describeResponse(answer: Response, bytes: Buffer, origins: readonly string[]): FixtureResponse {
  const contentType = answer.headers.get('content-type') ?? ''
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, replaceOrigins(value, origins)]]
    }),
  )
  const head = { status: answer.status, headers }
  const text = replaceOrigins(bytes.toString('utf8'), origins)
  if (contentType.startsWith('text/event-stream')) return { ...head, events: parseEvents(text) }
  if (bytes.length === 0) return head
  if (contentType.startsWith('text/')) return { ...head, body: text }
  const body = parseJson(text)
  return body === undefined ? { ...head, base64: bytes.toString('base64') } : { ...head, body }
}
