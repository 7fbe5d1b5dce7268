/** An error response of Appwrite: HTTP status, type and message. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

export const invalidArgument = (parameter: string, rule: string): ApiError =>
  new ApiError(400, 'general_argument_invalid', `Invalid \`${parameter}\` param: ${rule}`)

export const missingArgument = (parameter: string): ApiError =>
  new ApiError(400, 'general_argument_invalid', `Param "${parameter}" is not optional.`)

export const invalidQuery = (message: string): ApiError => new ApiError(400, 'general_query_invalid', message)

export const missingScope = (scopes: readonly string[], caller = 'User (role: guests)'): ApiError =>
  new ApiError(401, 'general_unauthorized_scope', `${caller} missing scopes (${JSON.stringify(scopes)})`)

export const unauthorized = (
  message = 'The current user is not authorized to perform the requested action.',
): ApiError => new ApiError(401, 'user_unauthorized', message)

export const userBlocked = (): ApiError =>
  new ApiError(403, 'user_blocked', 'The current user has been blocked.')

export const rateLimitExceeded = (): ApiError =>
  new ApiError(
    429,
    'general_rate_limit_exceeded',
    'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  )

export const routeNotFound = (): ApiError =>
  new ApiError(
    404,
    'general_route_not_found',
    'The requested route was not found. Please refer to the API docs and try again.',
  )

/** Without a project a call goes to Appwrite's console, which has no databases. */
export const noProject = (projectId: string): ApiError =>
  new ApiError(
    401,
    'general_access_forbidden',
    projectId === ''
      ? 'No Appwrite project was specified. Please specify your project ID when initializing your Appwrite SDK.'
      : 'This endpoint is not available for the console project. The Appwrite Console is a reserved project ID and cannot be used with the Appwrite SDKs and APIs. Please check if your project ID is correct.',
  )

export const projectNotFound = (): ApiError =>
  new ApiError(
    404,
    'project_not_found',
    'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
  )

export const serviceDisabled = (): ApiError =>
  new ApiError(
    403,
    'general_service_disabled',
    'The requested service is disabled. You can enable the service from the Appwrite console.',
  )

export const unknownOrigin = (hostname: string): ApiError =>
  new ApiError(
    403,
    'general_unknown_origin',
    `Invalid Origin. Register your new client (${hostname}) as a new Web platform on your project console dashboard`,
  )

export const bodyTooLarge = (): ApiError =>
  new ApiError(413, 'general_bad_request', 'The request body is too large.')

/** Appwrite's message for this comes from its proxy; clients may retry. */
export const tooBusy = (): ApiError =>
  new ApiError(503, 'general_server_error', 'The server is busy. Please try again in a moment.')

/** Hides the cause, which only the server's log contains. */
export const unknownFailure = (): ApiError =>
  new ApiError(
    500,
    'general_unknown',
    'An unknown error has occurred. Please check the logs for more information.',
  )
