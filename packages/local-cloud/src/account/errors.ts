import type { Project } from '../config/project.ts'
import { ApiError, missingScope } from '../http/api-error.ts'
import type { User } from '../auth/user-store.ts'

export const userExists = (): ApiError =>
  new ApiError(
    409,
    'user_already_exists',
    'A user with the same id, email, or phone already exists in this project.',
  )

export const tooManyUsers = (): ApiError =>
  new ApiError(
    501,
    'user_count_exceeded',
    'The current project has exceeded the maximum number of users. Please check your user limit in the Appwrite console.',
  )

export const invalidCredentials = (): ApiError =>
  new ApiError(401, 'user_invalid_credentials', 'Invalid credentials. Please check the email and password.')

export const sessionExists = (): ApiError =>
  new ApiError(
    401,
    'user_session_already_exists',
    'Creation of a session is prohibited when a session is active.',
  )

export const sessionNotFound = (): ApiError =>
  new ApiError(404, 'user_session_not_found', 'The current user session could not be found.')

export const jwtDisabled = (): ApiError =>
  new ApiError(501, 'user_auth_method_unsupported', 'JWT authentication is disabled for this project')

export const anonymousDisabled = (): ApiError =>
  new ApiError(501, 'user_auth_method_unsupported', 'Anonymous authentication is disabled for this project')

/** The address belongs to another account, or already to the caller. */
export const emailTaken = (): ApiError =>
  new ApiError(409, 'user_target_already_exists', 'A target with the same ID already exists.')

/** @throws {ApiError} 501 when the project disables sign-in with passwords */
export function requireEmailPassword(project: Project): void {
  if (!project.emailPasswordEnabled)
    throw new ApiError(
      501,
      'user_auth_method_unsupported',
      'The requested authentication method is either disabled or unsupported. Please check the supported authentication methods in the Appwrite console.',
    )
}

/** Narrows the type: routes with `signedIn` are only reached with a user. */
export function requireUser(user: User | null): User {
  if (user === null) throw missingScope(['account'])
  return user
}
