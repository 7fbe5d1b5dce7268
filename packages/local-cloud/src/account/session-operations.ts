import type { Project } from '../config/project.ts'
import { invalidArgument, userBlocked } from '../http/api-error.ts'
import { readEmail, readPassword, readInteger } from '../http/parameters.ts'
import type { ApiResponse, ApiCall } from '../api/route.ts'
import { isValidId, UID_RULE, generateId } from '../identifiers.ts'
import { sessionEvent } from './realtime-events.ts'
import { toSessionModel } from './models.ts'
import type { Caller } from '../auth/caller.ts'
import {
  anonymousDisabled,
  invalidCredentials,
  jwtDisabled,
  requireUser,
  sessionExists,
  sessionNotFound,
  tooManyUsers,
  userExists,
} from './errors.ts'
import { createSessionHeaders, encodeSession } from '../auth/session-cookies.ts'
import type { SessionTokens } from '../auth/session-tokens.ts'
import type { NewSession, Session, SessionStore } from '../auth/session-store.ts'
import type { UserStore } from '../auth/user-store.ts'

const MAX_USER_AGENT_LENGTH = 512
const DEFAULT_TOKEN_SECONDS = 900
const MAX_TOKEN_SECONDS = 3600

/** POST: signs in with e-mail address and password; the response sets a cookie. */
export async function createSession(
  project: Project,
  users: UserStore,
  sessions: SessionStore,
  call: ApiCall,
): Promise<ApiResponse> {
  const { body } = call
  const email = readEmail(body)
  const password = readPassword(body)
  const user = users.findByEmail(email)
  if (!(await users.passwords.verify(password, user?.passwordHash ?? null)) || user === null)
    throw invalidCredentials()
  if (!user.status) throw userBlocked()
  return openSession(project, sessions, { userId: user.id, provider: 'email', providerUid: email }, call)
}

/** POST: creates an anonymous account and a session. Address and password can be added later. */
export function createAnonymousSession(
  project: Project,
  users: UserStore,
  sessions: SessionStore,
  call: ApiCall,
): ApiResponse {
  if (!project.anonymousEnabled) throw anonymousDisabled()
  if (call.caller.user !== null) throw sessionExists()
  if (project.userLimit !== 0 && users.count() >= project.userLimit) throw tooManyUsers()
  const user = users.create({ id: generateId(), email: '', name: '', passwordHash: null }, call.now)
  if (user === null) throw userExists()
  return openSession(project, sessions, { userId: user.id, provider: 'anonymous', providerUid: '' }, call)
}

function openSession(
  project: Project,
  sessions: SessionStore,
  newSession: Pick<NewSession, 'userId' | 'provider' | 'providerUid'>,
  { ip, userAgent, now, site, caller }: ApiCall,
): ApiResponse {
  const device = { ip, userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) }
  const { session, secret } = sessions.create({ ...newSession, ...device }, now)
  const credential = { userId: session.userId, secret }
  return {
    status: 201,
    // Only servers get the secret, because they have no cookies.
    json: { ...toSessionModel(session, true), ...(caller.key && { secret: encodeSession(credential) }) },
    headers: createSessionHeaders(project.id, credential, project.sessionSeconds, now, site),
    realtimeEvents: [sessionEvent(session, 'create')],
  }
}

/** POST: creates a JWT for the caller's session, valid for 15 minutes by default. */
export function createToken(
  project: Project,
  tokens: SessionTokens,
  { body, caller, now }: ApiCall,
): ApiResponse {
  if (!project.jwtEnabled) throw jwtDisabled()
  const seconds = readInteger(body, 'duration', 0, MAX_TOKEN_SECONDS, DEFAULT_TOKEN_SECONDS)
  const { userId, id } = requireSession(caller)
  return { status: 201, json: { jwt: tokens.issue({ userId, sessionId: id }, seconds, now) } }
}

/** GET: lists the caller's sessions on all devices. */
export function listSessions(sessions: SessionStore, { caller, now }: ApiCall): ApiResponse {
  const user = requireUser(caller.user)
  const list = sessions.listByUser(user.id, now)
  return {
    status: 200,
    json: {
      total: list.length,
      sessions: list.map((session) => toSessionModel(session, session.id === caller.session?.id)),
    },
  }
}

/** Returns the response with one session of the caller. */
export function sessionResponse(session: Session, { caller }: ApiCall): ApiResponse {
  return { status: 200, json: toSessionModel(session, session.id === caller.session?.id) }
}

/** Returns the session of this request; a request with a JWT has none. */
function requireSession({ session }: Caller): Session {
  if (session === null) throw sessionNotFound()
  return session
}

/** Returns the session that a path names: one of the caller's, or `current`. */
export function findSession(sessions: SessionStore, { caller, path, now }: ApiCall): Session {
  const id = path['sessionId'] ?? ''
  if (id === 'current') return requireSession(caller)
  if (!isValidId(id)) throw invalidArgument('sessionId', UID_RULE)
  const session = sessions
    .listByUser(requireUser(caller.user).id, now)
    .find((candidate) => candidate.id === id)
  if (session === undefined) throw sessionNotFound()
  return session
}
