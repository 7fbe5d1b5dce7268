import { toBackendError, type BackendError } from '../client/backend-error.ts'

/** Kinds of failure in which a call may have arrived all the same. */
const unheard: ReadonlySet<BackendError['kind']> = new Set(['network', 'server', 'protocol'])

/** Tries of one call: whether an earlier one may have done its work although nobody heard of it in time. */
export class OpenTries {
  #open = false

  get open(): boolean {
    return this.#open
  }

  /** Makes a try. Only a refusal tells that it has done nothing: an answer may come when nobody waits any more. */
  async make<Output>(send: () => Promise<Output>): Promise<Output> {
    const before = this.#open
    this.#open = true
    try {
      return await send()
    } catch (thrown) {
      const error = toBackendError(thrown)
      if (!unheard.has(error.kind)) this.#open = before
      throw error
    }
  }
}
