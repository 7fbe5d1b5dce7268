import { Refusal } from './refusal.ts'

/** Decides which pages may call. */
export class Origins {
  readonly #allowed: ReadonlySet<string>

  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed)
  }

  /** @returns the origin itself when its pages may read answers, else null */
  readable(origin: string): string | null {
    return this.#allowed.has(origin) ? origin : null
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
      throw new Refusal(403, 'Pages of this origin may not use the gateway.', {
        reason: 'ORIGIN_NOT_ALLOWED',
      })
  }
}
