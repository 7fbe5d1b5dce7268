import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { type Caller, identifyCaller } from '../auth/caller.ts'
import { firstValue, readCredential, resolveSite } from '../auth/session-cookies.ts'
import { type SessionTokens, TOKEN_HEADER } from '../auth/session-tokens.ts'
import type { SessionStore } from '../auth/session-store.ts'
import type { UserStore } from '../auth/user-store.ts'
import type { Project } from '../config/project.ts'
import { formatJson } from '../json.ts'
import { type ApiKey, type ApiKeyStore, KEY_HEADER } from '../auth/api-key-store.ts'
import { describeFileError } from '../storage/sqlite-errors.ts'
import { QueueFullError } from '../work-queue.ts'
import {
  ApiError,
  missingScope,
  noProject,
  projectNotFound,
  rateLimitExceeded,
  routeNotFound,
  serviceDisabled,
  tooBusy,
  unauthorized,
  unknownFailure,
  unknownOrigin,
  userBlocked,
} from '../http/api-error.ts'
import { BODY_LIMITS, hasSmallBody, readBody, RequestAbortedError } from '../http/body.ts'
import { originHeaders, preflightHeaders, findForbiddenOrigin } from '../http/cors.ts'
import { clientAddress, requestedHostname } from '../http/hosts.ts'
import type { RateLimiter } from '../http/rate-limiter.ts'
import { type ApiResponse, type ApiCall, type Route, type RouteTable } from './route.ts'

/** Version of Appwrite that this server reports. */
export const APPWRITE_VERSION = '2.0.0'

/** Dependencies of the API. */
export interface ApiContext {
  readonly project: Project
  readonly routes: RouteTable
  readonly users: UserStore
  readonly sessions: SessionStore
  readonly tokens: SessionTokens
  readonly keys: ApiKeyStore
  readonly rateLimits: RateLimiter
  /** Hostnames of pages, besides loopback names, that may use the API. */
  readonly platforms: readonly string[]
  readonly now: () => number
  /** Path of the data file, for messages to the operator. */
  readonly data: string
  /** Called with every internal error. */
  readonly onFailure: (error: unknown) => void
}

const NO_STORE = { 'cache-control': 'no-cache, no-store, must-revalidate' }
const TOO_BUSY = 503
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Handles one request below `/v1`.
 *
 * @returns the type of the returned error, or null
 */
export async function handleApiRequest(
  context: ApiContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
): Promise<string | null> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, preflightHeaders(request)).end()
    return null
  }
  const headers: OutgoingHttpHeaders = { ...NO_STORE, 'x-content-type-options': 'nosniff' }
  try {
    const forbidden = findForbiddenOrigin(request, context.platforms)
    if (forbidden !== null) throw unknownOrigin(forbidden)
    Object.assign(headers, originHeaders(request.headers.origin))
    const result = await dispatch(context, request, response, path, query, headers)
    send(response, result, { ...headers, ...result.headers })
    return null
  } catch (error) {
    if (error instanceof RequestAbortedError) return 'aborted'
    const { message, status, type } = toApiError(context, error)
    if (status === TOO_BUSY) headers['retry-after'] = '5'
    // Closes the connection instead of reading the rest of a large body.
    if (!request.complete && !hasSmallBody(request)) headers.connection = 'close'
    send(response, { status, json: { message, code: status, type, version: APPWRITE_VERSION } }, headers)
    return type
  }
}

function toApiError(context: ApiContext, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof QueueFullError) return tooBusy()
  context.onFailure(describeFileError(context.data, error) ?? error)
  return unknownFailure()
}

async function dispatch(
  context: ApiContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: URLSearchParams,
  headers: OutgoingHttpHeaders,
): Promise<ApiResponse> {
  const { method = '' } = request
  const match = context.routes.match(method, path)
  if (match === null) throw routeNotFound()
  const { route } = match
  const { credential, fallback } = readCredential(request.headers, context.project.id)
  headers['x-debug-fallback'] = String(fallback)
  requireProject(context.project, route, request, query)
  const now = context.now()
  const token = String(request.headers[TOKEN_HEADER] ?? '') || null
  const secret = firstValue(request.headers[KEY_HEADER])
  const caller =
    secret === undefined || secret === ''
      ? identifyCaller({ credential, token }, context, now)
      : createKeyCaller(context.keys.find(secret))
  // Reads the body only after authorization.
  authorize(context.project, route, caller, request)
  const limits = BODY_LIMITS[caller.key !== null ? 'key' : caller.user === null ? 'guest' : 'user']
  const body = WITH_BODY.has(method) ? await readBody(request, limits) : {}
  const call: ApiCall = {
    path: match.path,
    query,
    body,
    caller,
    ip: clientAddress(request),
    userAgent: request.headers['user-agent'] ?? '',
    // A getter, because few routes need it.
    get site() {
      return resolveSite(request.headers.host, request.headers.origin)
    },
    now,
    get signal() {
      return createDisconnectSignal(response)
    },
  }
  if (route.rate === undefined || caller.key !== null) return route.handle(call)

  // Counts per route like Appwrite, regardless of the spelling of the path and its parameters.
  const key = [method, route.rate.path ?? route.path, route.rate.key(call)]
  const rate = context.rateLimits.count(key, route.rate.limit, now)
  Object.assign(headers, rate.headers)
  if (!rate.allowed) throw rateLimitExceeded()
  const result = await route.handle(call)
  if (result.status === route.rate.resetOn) context.rateLimits.reset(key)
  return result
}

function requireProject(
  project: Project,
  route: Route,
  request: IncomingMessage,
  query: URLSearchParams,
): void {
  const requestedId = request.headers['x-appwrite-project'] ?? query.get('project')
  // Appwrite's CLI requests the version of the project `console` before it knows a project.
  if (
    requestedId === project.id ||
    (route.anyProject === true && (requestedId === null || requestedId === 'console'))
  )
    return
  // Without a project the request goes to Appwrite's console, where the caller is not signed in.
  if (requestedId !== null && requestedId !== '' && requestedId !== 'console') throw projectNotFound()
  if (route.service === 'databases') throw noProject(requestedId ?? '')
  throw route.signedIn === true ? missingScope(['account']) : projectNotFound()
}

function authorize(project: Project, route: Route, caller: Caller, request: IncomingMessage): void {
  if (caller.key !== null) {
    const { scopes: granted } = caller.key
    const scopes = route.scopes ?? (route.signedIn === true ? ['account'] : null)
    if (scopes !== null && !scopes.some((scope) => granted.includes(scope)))
      throw missingScope(
        scopes,
        `app.${project.id}@service.${requestedHostname(request) ?? ''} (role: applications)`,
      )
    return
  }
  if (caller.user?.status === false) throw userBlocked()
  if (route.service === 'account' && !project.accountEnabled) throw serviceDisabled()
  if (route.service === 'databases' && !project.databasesEnabled) throw serviceDisabled()
  if (route.signedIn === true && caller.user === null) throw missingScope(['account'])
  if (route.scopes !== undefined && route.keysOnly !== false)
    throw missingScope(route.scopes, caller.user === null ? undefined : `${caller.user.email} (role: users)`)
}

function createDisconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => controller.abort())
  return controller.signal
}

function createKeyCaller(key: ApiKey | null): Caller {
  if (key === null) throw unauthorized()
  return { user: null, session: null, key, roles: [] }
}

function send(response: ServerResponse, result: ApiResponse, headers: OutgoingHttpHeaders): void {
  const { body, type } = serializeBody(result)
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(result.status, { ...headers, 'content-type': type, ...length }).end(body)
}

function serializeBody({ json, body, text }: ApiResponse): { body: string | Uint8Array; type: string } {
  if (text !== undefined) return { body: text, type: 'text/plain; charset=UTF-8' }
  if (body === undefined && json === undefined) return { body: '', type: 'text/html' }
  return { body: body ?? formatJson(json), type: 'application/json; charset=UTF-8' }
}
