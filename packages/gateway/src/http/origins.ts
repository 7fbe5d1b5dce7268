import { ApiError } from '../api-error.ts'

/** Decides which pages may call. */
export class Origins {
  readonly #allowed: ReadonlySet<string>
  readonly #first: string

  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed)
    this.#first = allowed[0] ?? ''
  }

  /** @returns the origin itself when its pages may read answers, else null */
  matchAllowed(origin: string): string | null {
    return this.#allowed.has(origin) ? origin : null
  }

  /**
   * The origin that the gateway has for its visitors. The host of a request is a header that anybody can write, so
   * only the host of an allowed origin is believed, and this computer's; behind a proxy the scheme is the origin's.
   */
  publicOrigin(url: string): string {
    const { origin, host, hostname } = new URL(url)
    const allowed = [...this.#allowed].find((entry) => new URL(entry).host === host)
    if (allowed !== undefined) return allowed
    return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : this.#first
  }

  /**
   * Lets only pages of allowed origins through. Browsers name the origin with everything but plain reads of their
   * own site, so only these may come without one.
   *
   * @throws {Refusal} 403
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
