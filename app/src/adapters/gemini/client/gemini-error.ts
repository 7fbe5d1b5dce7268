import { PortError, type FailureKind } from '@saha/machines/port'
import * as v from 'valibot'

interface Details {
  /** HTTP status; 0 without a response. */
  readonly status?: number
  /** Seconds after which a retry may succeed, if the service says so. */
  readonly retryAfter?: number | null
  /** The model's text in place of the requested result. */
  readonly words?: string
  readonly cause?: unknown
}

/** A failed or empty answer of Gemini as a port's failure. Its message is the provider's own and never shown. */
export class GeminiError extends PortError {
  readonly status: number
  readonly retryAfter: number | null
  /** Time of the failure, in ms. */
  readonly failedAt = Date.now()
  readonly words: string

  constructor(kind: FailureKind, message: string, details: Details = {}) {
    super(kind, message, { cause: details.cause })
    this.status = details.status ?? 0
    this.retryAfter = details.retryAfter ?? null
    this.words = details.words ?? ''
  }
}

const text = v.fallback(v.optional(v.string()), undefined)
const anything = v.optional(v.unknown())

const violation = v.fallback(v.object({ quotaId: anything, quotaValue: anything }), {})
const violations = v.fallback(v.array(violation), [])
const detail = v.fallback(v.object({ reason: anything, retryDelay: text, violations }), { violations: [] })
const details = v.fallback(v.array(detail), [])
/** Fields of another type than Google documents count as missing. */
const serviceError = v.fallback(v.object({ message: text, status: anything, details }), { details: [] })
const errorBody = v.object({ error: serviceError })

type Detail = v.InferOutput<typeof detail>

/** Reads the error in the response: the SDK puts the whole response into its message or its body. */
function parseError(thrown: Error): v.InferOutput<typeof serviceError> {
  const body: unknown = Reflect.get(thrown, 'body')
  for (const text of [body, thrown.message]) {
    if (typeof text !== 'string') continue
    try {
      return v.parse(errorBody, JSON.parse(text.slice(text.indexOf('{')))).error
    } catch {
      // HTML, or the SDK's own message.
    }
  }
  return { details: [] }
}

const getViolations = (details: readonly Detail[]) => details.flatMap(({ violations }) => violations)

/** Daily quotas of Google reset at midnight in California. */
function secondsToNextDay(): number {
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const [hour = 0, minute = 0, second = 0] = time.format(Date.now()).split(':').map(Number)
  return 86_400 - hour * 3600 - minute * 60 - second
}

const retryAfter = (details: readonly Detail[]): number | null => {
  // For a daily quota, too, the service names a delay of seconds, after which it fails again.
  if (getViolations(details).some(({ quotaId }) => /PerDay/.test(String(quotaId)))) return secondsToNextDay()
  const delay = details.map((detail) => detail.retryDelay).find((value) => value !== undefined)
  const seconds = Number.parseFloat(String(delay))
  return Number.isFinite(seconds) ? seconds : null
}

/** Google uses status 400 for every failed precondition; only the message tells them apart. */
function toPreconditionKind(message: string): FailureKind {
  if (/billing/i.test(message)) return 'permission'
  if (isRegionError(message)) return 'region'
  return /not in an ACTIVE state/i.test(message) ? 'server' : 'permission'
}

const isKeyReason = (reason: unknown) => /^(?:API_KEY|ACCESS_TOKEN)_(?:INVALID|EXPIRED)$/.test(String(reason))

interface ErrorResponse {
  /** HTTP status. */
  readonly status: number
  /** One of `google.rpc.Code`, if known. */
  readonly code: unknown
  readonly message: string
  readonly details: readonly Detail[]
}

function toErrorKind({ status, code, message, details }: ErrorResponse): FailureKind {
  if (status === 401 || details.some(({ reason }) => isKeyReason(reason))) return 'auth'
  if (code === 'FAILED_PRECONDITION') return toPreconditionKind(message)
  if (status === 403) return isRegionError(message) ? 'region' : 'permission'
  if (status === 404) return 'not-found'
  if (status === 409) return 'conflict'
  if (status === 413 || (status === 400 && /payload size exceeds/i.test(message))) return 'too-large'
  // A quota of zero means that the owner's plan excludes the model: waiting does not help.
  if (status === 429 && getViolations(details).some(({ quotaValue }) => String(quotaValue) === '0'))
    return 'permission'
  if (status === 429) return 'rate-limit'
  if (status === 408 || status === 504) return 'timeout'
  // 499: the service gave up. A cancellation by the user never reaches this code.
  return status >= 499 ? 'server' : 'validation'
}

/** Returns whether the service is unavailable in the client's region. */
export const isRegionError = (message: string): boolean =>
  /location is not supported|not (?:available|supported) in your (?:country|region|location)/i.test(message)

const networkErrorKinds: Readonly<Record<string, FailureKind>> = {
  // Our timeout: cancellations by the user are handled earlier.
  AbortError: 'timeout',
  TimeoutError: 'timeout',
  RequestTimeoutError: 'timeout',
  // A stream that ends within an event.
  'Incomplete JSON segment at the end': 'network',
}

function toNetworkErrorKind(thrown: Error): FailureKind {
  const { cause } = thrown
  const known = networkErrorKinds[thrown.name] ?? networkErrorKinds[thrown.message]
  if (known !== undefined) return known
  if (thrown instanceof TypeError || cause instanceof TypeError) return 'network'
  return cause instanceof Error ? toNetworkErrorKind(cause) : 'protocol'
}

/**
 * Converts any error of the SDK to a GeminiError. The SDK throws an error with a status for an error response, in
 * two families of classes whose names do not survive minification; a TypeError without a response; others for an
 * unreadable 200.
 */
export function toGeminiError(thrown: unknown): GeminiError {
  if (thrown instanceof GeminiError) return thrown
  if (!(thrown instanceof Error)) return new GeminiError('protocol', String(thrown), { cause: thrown })
  const status: unknown = Reflect.get(thrown, 'status')
  if (typeof status !== 'number' || status < 400)
    return new GeminiError(toNetworkErrorKind(thrown), thrown.message, { cause: thrown })
  const { message = thrown.message, status: code, details } = parseError(thrown)
  const kind = toErrorKind({ status, code, message, details })
  return new GeminiError(kind, message, { status, retryAfter: retryAfter(details), cause: thrown })
}
