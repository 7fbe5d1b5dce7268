import { isRetryable, isRetryableRead, withRetry, type Port, type Sleep } from '@saha/machines/port'
import { browserOffline } from '../../network/connection.ts'
import { appwrite, type Appwrite } from './client.ts'
import { toBackendError } from './backend-error.ts'

interface CallOptions {
  /** A read also waits out a rate limit. A write never does: Appwrite counts every try. */
  read?: boolean
  /** For tests: waits between tries without waiting. */
  sleep?: Sleep
}

/**
 * One call to the backend as a port: loads the SDK, turns every failure into a BackendError, and tries up
 * to three more times, after 1 s, 2 s and 4 s, where trying
 * again can help: a browser that knows of no connection need not be asked twice.
 */
export const call = <Input, Output>(
  send: (sdk: Appwrite, input: Input) => Promise<Output>,
  { read = false, sleep }: CallOptions = {},
): Port<Input, Output> => {
  const again = read ? isRetryableRead : isRetryable
  return withRetry(
    async (input: Input) => {
      try {
        return await send(await appwrite(), input)
      } catch (thrown) {
        throw toBackendError(thrown)
      }
    },
    { shouldRetry: (error) => !browserOffline() && again(error), ...(sleep ? { sleep } : {}) },
  )
}
