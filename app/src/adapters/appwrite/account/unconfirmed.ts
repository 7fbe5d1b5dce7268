import { toBackendError, type BackendError } from '../client/backend-error.ts'

/** Failures after which the request may still have succeeded. */
const unconfirmedKinds: ReadonlySet<BackendError['kind']> = new Set(['network', 'server', 'protocol'])

/** Attempts of one request, any of which may have succeeded unnoticed. */
export class UnconfirmedAttempts {
  #open = false

  get open(): boolean {
    return this.#open
  }

  /**
   * Makes an attempt. Only a rejected request is known to have had no effect; after a timeout it may still have
   * succeeded.
   */
  async make<Output>(send: () => Promise<Output>): Promise<Output> {
    const before = this.#open
    this.#open = true
    try {
      return await send()
    } catch (thrown) {
      const error = toBackendError(thrown)
      if (!unconfirmedKinds.has(error.kind)) this.#open = before
      throw error
    }
  }
}
