import { isRetryable, isRetryableRead, withRetry, type Port, type Sleep } from '@saha/machines/port'
import { isBrowserOffline } from '../../network/connection.ts'
import { appwrite, type Appwrite } from './client.ts'
import { toBackendError } from './backend-error.ts'

interface CallOptions {
  /** Whether to retry after a rate limit. Writes must not, because Appwrite counts every attempt. */
  read?: boolean
  /** Whether to send once only: a late second attempt could replace what another device has written meanwhile. */
  once?: boolean
  /** Replaces the delay between attempts in tests. */
  sleep?: Sleep
}

/**
 * Wraps a backend request as a port: loads the SDK, converts errors to BackendErrors, and retries up to three times,
 * after 1 s, 2 s and 4 s. Does not retry while the browser is offline.
 */
export const call = <Input, Output>(
  send: (sdk: Appwrite, input: Input) => Promise<Output>,
  { read = false, once = false, sleep }: CallOptions = {},
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
    { shouldRetry: (error) => !once && !isBrowserOffline() && again(error), ...(sleep ? { sleep } : {}) },
  )
}
