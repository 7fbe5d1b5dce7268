import { PortError } from '../../port/index.ts'
import type { FailureKind, TypeGuard } from '../../port/index.ts'
import { anySignal } from './any-signal.ts'

export interface FetchRequest extends Omit<RequestInit, 'signal'> {
  readonly url: string | URL
  /** Milliseconds until the whole response has arrived. @default 30_000 */
  readonly timeoutMs?: number
  /** A body to send as JSON, with its content type. */
  readonly json?: unknown
}

/** Failure of a request that the server answered with a status outside 200–299. */
export class HttpError extends PortError {
  readonly status: number
  /** The response as text, for codes of the server. Not for users. */
  readonly body: string
  /** The header `Retry-After` in seconds; null if absent or a date. */
  readonly retryAfter: number | null

  constructor({ status, url, headers }: Response, body: string) {
    super(toStatusKind(status), `${url} responded with ${status}.`)
    this.status = status
    this.body = body
    const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
    this.retryAfter = Number.isNaN(seconds) ? null : seconds
  }
}

const statusKinds: Readonly<Record<number, FailureKind>> = {
  401: 'auth',
  403: 'permission',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  410: 'not-found',
  412: 'conflict',
  413: 'too-large',
  429: 'rate-limit',
  451: 'region',
  504: 'timeout',
}

/** Returns the failure kind of an HTTP status: `server` for other 5xx, `validation` for other 4xx. */
export const toStatusKind = (status: number): FailureKind =>
  statusKinds[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'validation' : 'protocol')

/**
 * Requests JSON: a port, or the call inside one. Resolves with null for an empty response, such as 204.
 *
 * @param request `isOutput` validates the response; an invalid one fails with `protocol`
 * @throws {PortError} `network` no response, `timeout` no complete response in time, `protocol` a response that is not
 *   JSON, or an {@link HttpError}; the signal's reason on abort
 */
export async function fetchJson<Output>(
  request: FetchRequest & { readonly isOutput: TypeGuard<Output> },
  signal: AbortSignal,
): Promise<Output>
export async function fetchJson(request: FetchRequest, signal: AbortSignal): Promise<unknown>
export async function fetchJson(
  request: FetchRequest & { readonly isOutput?: TypeGuard<unknown> },
  signal: AbortSignal,
): Promise<unknown> {
  const { url, timeoutMs = 30_000, json, isOutput, ...init } = request
  const expired = new AbortController()
  const timer = setTimeout(() => expired.abort(), timeoutMs)
  try {
    const response = await fetch(url, {
      ...(json === undefined ? init : withJson(init, json)),
      signal: anySignal([signal, expired.signal]),
    })
    const text = await response.text()
    if (!response.ok) throw new HttpError(response, text)
    const output = text === '' ? null : parseJson(text, response.url)
    if (isOutput && !isOutput(output))
      throw new PortError('protocol', `${response.url} responded with invalid data.`, { cause: output })
    return output
  } catch (thrown) {
    signal.throwIfAborted()
    if (thrown instanceof PortError) throw thrown
    throw expired.signal.aborted
      ? new PortError('timeout', `${String(url)} did not respond within ${timeoutMs} ms.`, { cause: thrown })
      : new PortError('network', `${String(url)} did not respond.`, { cause: thrown })
  } finally {
    clearTimeout(timer)
    // Also stops listening to the signal.
    expired.abort()
  }
}

function withJson(init: RequestInit, json: unknown): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('content-type', 'application/json')
  return { method: 'POST', ...init, headers, body: JSON.stringify(json) }
}

function parseJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PortError('protocol', `${url} responded with text that is not JSON.`, { cause })
  }
}
