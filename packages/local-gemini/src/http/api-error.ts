/** One problem of a request body, and its field. */
export interface Violation {
  readonly field: string
  readonly description: string
}

/** Error response in Google's format. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly status: string
  readonly details: readonly object[]

  constructor(code: number, status: string, message: string, details: readonly object[] = []) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
  }

  /** Body of the response. */
  get body(): { error: object } {
    const { code, message, status, details } = this
    return { error: { code, message, status, ...(details.length > 0 ? { details } : {}) } }
  }
}

const TYPE_PREFIX = 'type.googleapis.com/google.rpc'

export const invalidArgument = (message: string): ApiError => new ApiError(400, 'INVALID_ARGUMENT', message)

/** Creates the error for a body with unknown or invalid fields. */
export const invalidPayload = (fieldViolations: readonly Violation[]): ApiError =>
  new ApiError(400, 'INVALID_ARGUMENT', fieldViolations.map(({ description }) => description).join('\n'), [
    { '@type': `${TYPE_PREFIX}.BadRequest`, fieldViolations },
  ])

export const invalidKey = (): ApiError =>
  new ApiError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': `${TYPE_PREFIX}.ErrorInfo`,
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com' },
    },
  ])

export const failedPrecondition = (message: string): ApiError =>
  new ApiError(400, 'FAILED_PRECONDITION', message)

export const permissionDenied = (message: string): ApiError => new ApiError(403, 'PERMISSION_DENIED', message)

export const notFound = (message = 'Requested entity was not found.'): ApiError =>
  new ApiError(404, 'NOT_FOUND', message)

export const unknownModel = (model: string, version: string, method: string): ApiError =>
  notFound(
    `models/${model} is not found for API version ${version}, or is not supported for ${method}. Call ListModels to see the list of available models and their supported methods.`,
  )

/** @param seconds delay after which the client may retry */
export const quotaExceeded = (model: string, seconds: number): ApiError =>
  new ApiError(
    429,
    'RESOURCE_EXHAUSTED',
    `You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.\n* Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 10, model: ${model}\nPlease retry in ${seconds}s.`,
    [
      {
        '@type': `${TYPE_PREFIX}.Help`,
        links: [
          {
            description: 'Learn more about Gemini API quotas',
            url: 'https://ai.google.dev/gemini-api/docs/rate-limits',
          },
        ],
      },
      {
        '@type': `${TYPE_PREFIX}.QuotaFailure`,
        violations: [
          {
            quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
            quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier',
            quotaDimensions: { location: 'global', model },
            quotaValue: '10',
          },
        ],
      },
      { '@type': `${TYPE_PREFIX}.RetryInfo`, retryDelay: `${seconds}s` },
    ],
  )

export const overloaded = (): ApiError =>
  new ApiError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.')

export const internal = (): ApiError =>
  new ApiError(
    500,
    'INTERNAL',
    'An internal error has occurred. Please retry or report in https://developers.generativeai.google/guide/troubleshooting',
  )

export const deadlineExceeded = (): ApiError =>
  new ApiError(504, 'DEADLINE_EXCEEDED', 'Deadline expired before operation could complete.')
