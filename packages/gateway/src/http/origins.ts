import { ApiError } from '../api-error.ts'

/** Origins whose pages may call. */
export class Origins {
  readonly #allowed: ReadonlySet<string>
  readonly #first: string

  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed)
    this.#first = allowed[0] ?? ''
  }

  /** @returns the origin if its pages may read responses, otherwise null */
  matchAllowed(origin: string): string | null {
    return this.#allowed.has(origin) ? origin : null
  }

  /**
   * Returns the public origin of the gateway. The `Host` header can be forged, so only hosts of allowed origins and
   * of this computer are trusted; behind a proxy the scheme comes from the allowed origin.
   */
  publicOrigin(url: string): string {
    const { origin, host, hostname } = new URL(url)
    const allowed = [...this.#allowed].find((entry) => new URL(entry).host === host)
    if (allowed !== undefined) return allowed
    return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : this.#first
  }

  /**
   * Rejects pages of other origins. Browsers send the origin with everything except same-origin reads, so only those
   * may lack it.
   *
   * @throws {ApiError} 403
   */
  check(method: string, headers: Headers): void {
    const origin = headers.get('origin')
    const site = headers.get('sec-fetch-site')
    const reading = method === 'GET'
    const fine =
      origin === null ? reading && site !== 'cross-site' && site !== 'same-site' : this.#allowed.has(origin)
    if (!fine)
      throw new ApiError(403, 'Pages of this origin may not use the gateway.', {
        reason: 'ORIGIN_NOT_ALLOWED',
      })
  }
}
