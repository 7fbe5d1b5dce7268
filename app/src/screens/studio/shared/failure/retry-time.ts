import { GeminiError } from '../../../../adapters/gemini/client/gemini-error.ts'

/** A failure whose cause may be an error of the service. */
interface WithCause {
  readonly cause?: unknown
}

/** Time at which the service allows a retry. */
interface RetryTime {
  /** In milliseconds. */
  readonly at: number
  /** It was near enough for a countdown when the request failed. */
  readonly isSoon: boolean
}

/** Longest countdown, in seconds. */
const maxSeconds = 300

/** Returns the retry time of a failure; null if the service does not give one. */
export function getRetryTime(failure: WithCause | null): RetryTime | null {
  const cause = failure?.cause
  if (!(cause instanceof GeminiError) || cause.retryAfter === null) return null
  return { at: cause.failedAt + cause.retryAfter * 1000, isSoon: cause.retryAfter <= maxSeconds }
}
