import * as v from 'valibot'
import { ApiError } from '../api-error.ts'

/** Appwrite project that verifies accounts. */
export interface AppwriteProject {
  /** Appwrite's base URL, ending in `/v1`. */
  readonly endpoint: string
  readonly project: string
}

/** Account as Appwrite confirms it. */
export interface AppwriteAccount {
  readonly id: string
  readonly labels: readonly string[]
}

const account = v.object({ $id: v.optional(v.string(), ''), labels: v.array(v.string()) })

const TIMEOUT = 10_000

/** Returns the JWT of the header `x-appwrite-jwt`, if it has the format of one. */
export function readAppwriteJwt(headers: Headers): string | null {
  const jwt = headers.get('x-appwrite-jwt') ?? ''
  return jwt.length <= 4096 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(jwt) ? jwt : null
}

/**
 * Asks Appwrite for the account of a JWT.
 *
 * @returns null if the JWT is invalid or out of date
 * @throws {ApiError} 503 if Appwrite does not respond
 */
export async function fetchAppwriteAccount(
  { endpoint, project }: AppwriteProject,
  jwt: string,
  fetcher: typeof fetch,
): Promise<AppwriteAccount | null> {
  const response = await fetcher(`${endpoint}/account`, {
    headers: { 'x-appwrite-project': project, 'x-appwrite-jwt': jwt },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => null)
  if (response?.status === 401) return null
  const body = v.safeParse(account, await response?.json().catch(() => null))
  if (response?.ok !== true || !body.success)
    throw new ApiError(503, 'Your account cannot be verified right now.', { retryAfter: 10 })
  return { id: body.output.$id, labels: body.output.labels }
}
