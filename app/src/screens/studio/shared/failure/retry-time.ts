import { GeminiError } from '../../../../adapters/gemini/failure.ts'

/** What may have been thrown by the service. */
interface WithCause {
  readonly cause?: unknown
}

/** When another try may help, as the service says. */
export interface RetryTime {
  /** In ms. */
  readonly at: number
  /** It was so near when it was said that somebody would wait for it. */
  readonly isSoon: boolean
}

/** Nobody waits longer in front of a button, in seconds. */
const maxSeconds = 300

/** When another try may help, of a failure of whatever kind; null where the service does not say. */
export function getRetryTime(failure: WithCause | null): RetryTime | null {
  const cause = failure?.cause
  if (!(cause instanceof GeminiError) || cause.retryAfter === null) return null
  return { at: cause.failedAt + cause.retryAfter * 1000, isSoon: cause.retryAfter <= maxSeconds }
}
