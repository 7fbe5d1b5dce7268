import type { Port } from './from-port.ts'
import { failureKind } from './errors/port-error.ts'
import type { FailureKind } from './errors/port-error.ts'
import { createSleep } from './sleep.ts'
import type { Sleep } from './sleep.ts'

/** Delays before the three retries, in milliseconds. */
export const defaultRetryDelays = [1000, 2000, 4000] as const

export interface RetryPolicy {
  /** Delay before each retry, in milliseconds. @default defaultRetryDelays */
  readonly delays?: readonly number[]
  /** Whether a retry may succeed. @default isRetryable */
  readonly shouldRetry?: (error: unknown) => boolean
  /** @default the host's timers */
  readonly sleep?: Sleep
}

const transient: ReadonlySet<FailureKind> = new Set<FailureKind>(['network', 'timeout', 'server'])

/** No response, no response in time, or a server failure: a retry may succeed. Retry only idempotent calls. */
export const isRetryable = (error: unknown) => transient.has(failureKind(error))

/** Like {@link isRetryable}, plus rate limits: for calls that only read. */
export const isRetryableRead = (error: unknown) => isRetryable(error) || failureKind(error) === 'rate-limit'

/**
 * Retries up to three times, after 1 s, 2 s and 4 s. Rejects with the last error, or with the signal's reason as soon
 * as it is aborted, even during a delay.
 */
export const withRetry = <Input, Output>(
  port: Port<Input, Output>,
  { delays = defaultRetryDelays, shouldRetry = isRetryable, sleep = createSleep() }: RetryPolicy = {},
): Port<Input, Output> => {
  const attempt = (input: Input, signal: AbortSignal, tried: number): Promise<Output> =>
    port(input, signal).catch(async (error: unknown) => {
      const delay = delays[tried]
      signal.throwIfAborted()
      if (delay === undefined || !shouldRetry(error)) throw error
      await sleep(delay, signal)
      return attempt(input, signal, tried + 1)
    })
  return (input, signal) => attempt(input, signal, 0)
}
