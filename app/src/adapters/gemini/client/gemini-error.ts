import { PortError, type FailureKind } from '@saha/machines/port'

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

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const toFields = (value: unknown): Fields => (isRecord(value) ? value : {})

/** Reads the error in the response: the SDK puts the whole response into its message or its body. */
function parseError(thrown: Error): Fields {
  const body: unknown = Reflect.get(thrown, 'body')
  for (const text of [body, thrown.message]) {
    if (typeof text !== 'string') continue
    try {
      return toFields(toFields(JSON.parse(text.slice(text.indexOf('{')))).error)
    } catch {
      // HTML, or the SDK's own message.
    }
  }
  return {}
}

const getDetails = (error: Fields): Fields[] =>
  Array.isArray(error.details) ? error.details.map(toFields) : []

const getViolations = (details: readonly Fields[]): Fields[] =>
  details.flatMap(({ violations }) => (Array.isArray(violations) ? violations.map(toFields) : []))

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

const retryAfter = (details: readonly Fields[]): number | null => {
  // For a daily quota, too, the service names a delay of seconds, after which it fails again.
  if (getViolations(details).some(({ quotaId }) => /PerDay/.test(String(quotaId)))) return secondsToNextDay()
  const delay = details.map((detail) => detail.retryDelay).find((value) => typeof value === 'string')
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
  readonly details: readonly Fields[]
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
  const error = parseError(thrown)
  const message = typeof error.message === 'string' ? error.message : thrown.message
  const details = getDetails(error)
  const kind = toErrorKind({ status, code: error.status, message, details })
  return new GeminiError(kind, message, { status, retryAfter: retryAfter(details), cause: thrown })
}
