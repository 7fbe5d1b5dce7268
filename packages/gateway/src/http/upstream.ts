import { ApiError } from '../api-error.ts'

/** Hosts of generated files, to which a download may redirect without the key. */
const STORAGE_HOSTS = /(?:^|\.)(?:googleapis|googleusercontent)\.com$/
/** Key for a local Gemini, which accepts any but requires one. */
const ANY_KEY = 'local'
const MAX_REDIRECTS = 3
const TIMEOUT = 300_000

/** Request to the upstream; contains nothing of the client's request that was not rebuilt. */
export interface UpstreamRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path below the base URL, with its query. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | ReadableStream<Uint8Array>
  /** Aborts the request when the client disconnects. */
  readonly signal: AbortSignal
}

/** Errors before the connection was established. After any other error Google may have processed the request. */
const CONNECT_ERRORS = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

function failedToConnect({ cause, code }: { cause?: unknown; code?: unknown }): boolean {
  if (typeof code === 'string' && CONNECT_ERRORS.includes(code)) return true
  return cause instanceof Error && failedToConnect(cause)
}

/** The only access to Google or a local Gemini, and the only holder of the key. */
export class Upstream {
  readonly base: string
  readonly #key: string | undefined
  readonly #fetch: typeof fetch

  /**
   * @param base without a trailing slash
   * @param key not needed for a local Gemini
   */
  constructor(base: string, key: string | undefined, fetcher: typeof fetch) {
    this.base = base
    this.#key = key
    this.#fetch = fetcher
  }

  /** Key as a header, for other kinds of connections. */
  get keyHeaders(): Readonly<Record<string, string>> {
    return { 'x-goog-api-key': this.#key ?? ANY_KEY }
  }

  /** Removes the key from a text. */
  redact(text: string): string {
    return this.#key === undefined ? text : text.replaceAll(this.#key, '…')
  }

  /**
   * Sends a request and waits for the response headers.
   *
   * @throws {ApiError} if there is no response
   */
  async send(call: UpstreamRequest): Promise<Response> {
    const response = await this.#reach(`${this.base}${call.path}`, call, this.keyHeaders)
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new ApiError(502, 'The service answered in an unexpected way.')
    }
    return response
  }

  /** Downloads a file; redirects to another host do not receive the key. */
  async download(call: UpstreamRequest): Promise<Response> {
    let url = `${this.base}${call.path}`
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const own = new URL(url).origin === new URL(this.base).origin
      const response = await this.#reach(url, call, own ? this.keyHeaders : {})
      if (response.status < 300 || response.status >= 400 || response.status === 304) return response
      await response.body?.cancel()
      const target = URL.parse(response.headers.get('location') ?? '', url)
      if (target === null || !this.#mayFollow(target)) break
      url = target.href
    }
    throw new ApiError(502, 'The service answered in an unexpected way.')
  }

  #mayFollow(target: URL): boolean {
    if (target.origin === new URL(this.base).origin) return true
    return target.protocol === 'https:' && target.port === '' && STORAGE_HOSTS.test(target.hostname)
  }

  async #reach(url: string, call: UpstreamRequest, key: Readonly<Record<string, string>>): Promise<Response> {
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(TIMEOUT)])
    const streams = typeof call.body === 'object'
    try {
      return await this.#fetch(url, {
        method: call.method,
        headers: { 'content-type': 'application/json', ...call.headers, ...key },
        ...(call.body === undefined ? {} : { body: call.body }),
        ...(streams ? { duplex: 'half' as const } : {}),
        redirect: 'manual',
        signal,
      })
    } catch (thrown) {
      const cause = thrown instanceof Error ? thrown : new Error(String(thrown))
      if (cause instanceof ApiError) throw cause
      if (call.signal.aborted) throw new ApiError(504, 'The client disconnected.')
      if (signal.aborted) throw new ApiError(504, 'The service took too long.')
      throw new ApiError(502, 'The service cannot be reached.', { unsent: failedToConnect(cause) })
    }
  }
}
