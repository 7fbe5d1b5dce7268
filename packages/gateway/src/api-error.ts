const STATUS = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  408: 'DEADLINE_EXCEEDED',
  413: 'INVALID_ARGUMENT',
  415: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
} as const

/** The statuses with which the gateway itself refuses. */
export type ApiErrorCode = keyof typeof STATUS

/** What else a refusal tells. */
export interface ApiErrorDetails {
  /** For programs, as `BUDGET_EXCEEDED`. */
  readonly reason?: string
  /** Seconds after which it may work. */
  readonly retryAfter?: number
  /** The upstream never got the call, so it cannot be billed. Not part of the answer. */
  readonly unsent?: boolean
}

/** The body of an error as Google writes it. */
export interface ErrorBody {
  readonly error: {
    readonly code: number
    readonly message: string
    readonly status: string
    readonly details?: readonly Readonly<Record<string, unknown>>[]
  }
}

/** Says no, in Google's wire form, so that the SDK and whoever stands on it understand. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly details: ApiErrorDetails

  constructor(code: ApiErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  /** The refusal as an HTTP answer. */
  toResponse(): Response {
    const { reason, retryAfter } = this.details
    const details = [
      ...(reason === undefined
        ? []
        : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'saha.gateway' }]),
      ...(retryAfter === undefined
        ? []
        : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter}s` }]),
    ]
    const body: ErrorBody = {
      error: {
        code: this.code,
        message: this.message,
        status: STATUS[this.code],
        ...(details.length === 0 ? {} : { details }),
      },
    }
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` }
    return Response.json(body, { status: this.code, headers })
  }
}

/** What is not on the list does not exist. */
export function notFound(): ApiError {
  return new ApiError(404, 'Requested entity was not found.')
}
