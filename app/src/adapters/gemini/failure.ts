import { PortError, type FailureKind } from '@saha/machines/port'

interface Details {
  /** HTTP status; 0 where there was none. */
  readonly status?: number
  /** Seconds after which asking again may help, where the service says so. */
  readonly retryAfter?: number | null
  /** What the model said in the place of what was asked for. */
  readonly words?: string
  readonly cause?: unknown
}

/** A refusal or silence of Gemini, as a port's failure. Its message is the provider's own, and is never shown. */
export class GeminiError extends PortError {
  readonly status: number
  readonly retryAfter: number | null
  /** When that was said, in ms. */
  readonly failedAt = Date.now()
  readonly words: string

  constructor(kind: FailureKind, message: string, details: Details = {}) {
    super(kind, message, { cause: details.cause })
    this.status = details.status ?? 0
    this.retryAfter = details.retryAfter ?? null
    this.words = details.words ?? ''
  }
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** The error that the service wrote into its answer: the SDK puts the whole answer into its message or its body. */
function writtenError(thrown: Error): Fields {
  const body: unknown = Reflect.get(thrown, 'body')
  for (const text of [body, thrown.message]) {
    if (typeof text !== 'string') continue
    try {
      return fieldsOf(fieldsOf(JSON.parse(text.slice(text.indexOf('{')))).error)
    } catch {
      // A page of HTML, or words of the SDK's own.
    }
  }
  return {}
}

const detailsOf = (error: Fields): Fields[] =>
  Array.isArray(error.details) ? error.details.map(fieldsOf) : []

const retryAfter = (details: readonly Fields[]): number | null => {
  const delay = details.map((detail) => detail.retryDelay).find((value) => typeof value === 'string')
  const seconds = Number.parseFloat(String(delay))
  return Number.isFinite(seconds) ? seconds : null
}

function kindOfStatus(status: number, message: string, reasons: readonly unknown[]): FailureKind {
  if (status === 401 || reasons.includes('API_KEY_INVALID')) return 'auth'
  if (status === 403) return 'permission'
  if (status === 404) return 'not-found'
  if (status === 409) return 'conflict'
  if (status === 413 || (status === 400 && /payload size exceeds/i.test(message))) return 'too-large'
  if (status === 429) return 'rate-limit'
  if (status === 408 || status === 504) return 'timeout'
  return status >= 500 ? 'server' : 'validation'
}

const silence: Readonly<Record<string, FailureKind>> = {
  // A timeout of ours: whoever stopped it himself is answered before it comes to this.
  AbortError: 'timeout',
  TimeoutError: 'timeout',
  RequestTimeoutError: 'timeout',
  // A stream that ends in the middle of an event.
  'Incomplete JSON segment at the end': 'network',
}

function kindOfSilence(thrown: Error): FailureKind {
  const { cause } = thrown
  const known = silence[thrown.name] ?? silence[thrown.message]
  if (known !== undefined) return known
  if (thrown instanceof TypeError || cause instanceof TypeError) return 'network'
  return cause instanceof Error ? kindOfSilence(cause) : 'protocol'
}

/**
 * Turns whatever the SDK throws into a GeminiError. It throws an error with a status for an answer that refuses, in
 * two families of classes, whose names do not survive minifying; a TypeError where there was no answer or it broke
 * off; and others where a 200 could not be read.
 */
export function toGeminiError(thrown: unknown): GeminiError {
  if (thrown instanceof GeminiError) return thrown
  if (!(thrown instanceof Error)) return new GeminiError('protocol', String(thrown), { cause: thrown })
  const status: unknown = Reflect.get(thrown, 'status')
  if (typeof status !== 'number' || status < 400)
    return new GeminiError(kindOfSilence(thrown), thrown.message, { cause: thrown })
  const error = writtenError(thrown)
  const message = typeof error.message === 'string' ? error.message : thrown.message
  const details = detailsOf(error)
  const kind = kindOfStatus(
    status,
    message,
    details.map(({ reason }) => reason),
  )
  return new GeminiError(kind, message, { status, retryAfter: retryAfter(details), cause: thrown })
}
