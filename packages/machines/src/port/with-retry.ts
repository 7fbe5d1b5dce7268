import type { Port } from './from-port.ts'
import { failureKind } from './port-error.ts'
import type { FailureKind } from './port-error.ts'
import { createSleep } from './sleep.ts'
import type { Sleep } from './sleep.ts'

/** Waits before the three further tries, in milliseconds. */
export const defaultRetryDelays = [1000, 2000, 4000] as const

export interface RetryPolicy {
  /** Milliseconds to wait before each further try. @default defaultRetryDelays */
  readonly delays?: readonly number[]
  /** Whether another try may help. @default isRetryable */
  readonly shouldRetry?: (error: unknown) => boolean
  /** @default the host's timers */
  readonly sleep?: Sleep
}

const transient: ReadonlySet<FailureKind> = new Set<FailureKind>(['network', 'timeout', 'server'])

/** No answer, none in time, or a server that failed: asking again may help, and is safe when the call is. */
export const isRetryable = (error: unknown) => transient.has(failureKind(error))

/** Like {@link isRetryable}, and also waits out a rate limit: for calls that only read. */
export const isRetryableRead = (error: unknown) => isRetryable(error) || failureKind(error) === 'rate-limit'

/**
 * One try and up to three more, after 1 s, 2 s and 4 s. Rejects with the last error, or with the signal's
 * reason as soon as it is aborted, also in the middle of a wait.
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
