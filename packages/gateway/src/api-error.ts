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

/** HTTP statuses of the gateway's own errors. */
export type ApiErrorCode = keyof typeof STATUS

/** Details of an error. */
export interface ApiErrorDetails {
  /** Machine-readable reason, such as `BUDGET_LIMIT`. */
  readonly reason?: string
  /** Seconds after which a retry may succeed. */
  readonly retryAfter?: number
  /** Whether the upstream never received the call, so that it is not billed. Not part of the response. */
  readonly unsent?: boolean
}

/** Body of an error in Google's format. */
export interface ErrorBody {
  readonly error: {
    readonly code: number
    readonly message: string
    readonly status: string
    readonly details?: readonly Readonly<Record<string, unknown>>[]
  }
}

/** Error in Google's wire format, so that the SDK and its adapters understand it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly details: ApiErrorDetails

  constructor(code: ApiErrorCode, message: string, details: ApiErrorDetails = {}, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.details = details
  }

  /** Converts the error to an HTTP response. */
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

/** Creates the error for everything that is not on the allow list. */
export function notFound(): ApiError {
  return new ApiError(404, 'Requested entity was not found.')
}
