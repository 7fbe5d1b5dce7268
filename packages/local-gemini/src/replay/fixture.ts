import { createHash } from 'node:crypto'

/** Request of a recorded call, without its key and version. */
export interface FixtureRequest {
  readonly method: string
  /** Below the version: `/models/gemini-3.8-flash:generateContent`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** JSON; long base64 is replaced by its digest, and other bodies are described by theirs. */
  readonly body?: unknown
}

/** Event of a stream. */
export interface FixtureEvent {
  readonly event?: string
  readonly data: unknown
}

/** Response of a recorded call, with one kind of body. */
export interface FixtureResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly events?: readonly FixtureEvent[]
  readonly base64?: string
}

/** Recorded call, as its file holds it. */
export interface Fixture {
  readonly request: FixtureRequest
  readonly response: FixtureResponse
}

/** Stands for the base URL of the service, which differs between recording and replay. */
export const ORIGIN_PLACEHOLDER = '{origin}'

/** Query parameters with credentials. */
const SECRET_PARAMETERS = new Set(['key', 'access_token', 'oauth_token'])
/** Longer base64 is replaced by its digest. */
const MAX_BASE64 = 400
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/
const HASH_LENGTH = 12

/** Parts of a request that identify it. */
export interface RequestParts {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly contentType: string
  readonly bytes: Buffer
  /** Base URLs that the placeholder replaces. */
  readonly origins: readonly string[]
}

/** Returns what identifies a request: equal for equal calls, whatever key, host and API version they use. */
export function describeRequest(parts: RequestParts): FixtureRequest {
  const { method, path, contentType, bytes, origins } = parts
  const query = Object.fromEntries(
    [...parts.query].filter(([name]) => !SECRET_PARAMETERS.has(name.toLowerCase())).sort(compareNames),
  )
  const body = bytes.length === 0 ? undefined : describeBody(bytes, contentType, origins)
  return {
    method,
    path,
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  }
}

const compareNames = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0)

function describeBody(bytes: Buffer, contentType: string, origins: readonly string[]): unknown {
  const json = parseJson(replaceOrigins(bytes.toString('utf8'), origins))
  if (json !== undefined) return shortenBase64(json)
  // Clients choose another boundary every time.
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1]
  const text = bytes.toString('latin1')
  return digest(Buffer.from(boundary === undefined ? text : text.replaceAll(boundary, 'boundary'), 'latin1'))
}

/** Parses JSON; returns undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Replaces the base URLs of a service by the placeholder. */
export const replaceOrigins = (text: string, origins: readonly string[]): string =>
  origins.reduce((replaced, origin) => replaced.replaceAll(origin, ORIGIN_PLACEHOLDER), text)

const digest = (bytes: Buffer) =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')} (${bytes.length} bytes)`

function shortenBase64(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_BASE64 && BASE64.test(value) ? digest(Buffer.from(value, 'base64')) : value
  if (Array.isArray(value)) return value.map(shortenBase64)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortenBase64(item)]))
}

/** Hashes a request; the order of its fields does not matter. */
export function hashRequest({ method, path, query = {}, body }: FixtureRequest): string {
  const text = JSON.stringify([method, path, sortFields(query), sortFields(body)])
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null)
      .sort(compareNames)
      .map(([name, item]) => [name, sortFields(item)]),
  )
}

/** Returns the name of a fixture file: `gemini-3.8-flash.generateContent-3f2a91c0b7de.json`. */
export function fixtureName(request: FixtureRequest, occurrence: number): string {
  const call = request.path
    .replace(/^\/models\//, '')
    .replaceAll(':', '.')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+/, '')
    .slice(0, 80)
  const suffix = occurrence === 1 ? '' : `.${occurrence}`
  return `${call}-${hashRequest(request)}${suffix}.json`
}
