import type { Project } from '../config/project.ts'
import { readParameter } from '../http/parameters.ts'
import { ACCOUNT_LIMIT, ANONYMOUS_LIMIT, SESSION_LIMIT, WRITE_LIMIT } from '../http/rate-limiter.ts'
import { rateKeyByCaller, type ApiCall, type Route } from '../api/route.ts'
import { sessionEvent } from './realtime-events.ts'
import {
  blockAccount,
  changeEmail,
  changeName,
  changePassword,
  createAccount,
  deleteAccount,
} from './account-operations.ts'
import { toUserModel } from './models.ts'
import { changePrefs, getPrefs } from './prefs.ts'
import { requireUser, requireEmailPassword, sessionExists } from './errors.ts'
import { createSignOutHeaders } from '../auth/session-cookies.ts'
import type { SessionTokens } from '../auth/session-tokens.ts'
import type { SessionStore } from '../auth/session-store.ts'
import {
  createAnonymousSession,
  createSession,
  createToken,
  findSession,
  listSessions,
  sessionResponse,
} from './session-operations.ts'
import type { UserStore } from '../auth/user-store.ts'

/** A key needs this scope to sign users up and in; users need none. */
const SIGN_IN_ACCESS = { scopes: ['sessions.write'], keysOnly: false } as const

/**
 * Returns the routes of the account service.
 *
 * @param keepSessions whether other sessions survive a password change
 */
export function accountRoutes(
  project: Project,
  users: UserStore,
  sessions: SessionStore,
  tokens: SessionTokens,
  keepSessions: boolean,
): readonly Route[] {
  const signIn = {
    method: 'POST',
    service: 'account',
    ...SIGN_IN_ACCESS,
    rate: {
      limit: ACCOUNT_LIMIT,
      path: '/account/sessions/email',
      key: ({ body }: ApiCall) => String(readParameter(body, 'email')).toLowerCase(),
      resetOn: 201,
    },
    handle: async (call: ApiCall) => {
      requireEmailPassword(project)
      // Takes precedence over parameter errors.
      if (call.caller.user !== null) throw sessionExists()
      return createSession(project, users, sessions, call)
    },
  } as const
  const token = {
    method: 'POST',
    service: 'account',
    signedIn: true,
    rate: { limit: WRITE_LIMIT, path: '/account/jwts', key: rateKeyByCaller },
    handle: (call: ApiCall) => createToken(project, tokens, call),
  } as const
  const signOut = {
    service: 'account',
    signedIn: true,
    rate: { limit: SESSION_LIMIT, key: rateKeyByIp },
  } as const
  return [
    {
      method: 'GET',
      path: '/account',
      service: 'account',
      signedIn: true,
      handle: ({ caller }) => ({ status: 200, json: toUserModel(requireUser(caller.user)) }),
    },
    {
      method: 'POST',
      path: '/account',
      service: 'account',
      ...SIGN_IN_ACCESS,
      rate: { limit: ACCOUNT_LIMIT, key: rateKeyByIp },
      handle: (call) => createAccount(project, users, call),
    },
    {
      method: 'DELETE',
      path: '/account',
      service: 'account',
      signedIn: true,
      handle: (call) => deleteAccount(project, users, call),
    },
    {
      method: 'PATCH',
      path: '/account/password',
      service: 'account',
      signedIn: true,
      rate: { limit: ACCOUNT_LIMIT, key: rateKeyByCaller },
      handle: (call) => changePassword(users, sessions, keepSessions, call),
    },
    {
      method: 'PATCH',
      path: '/account/email',
      service: 'account',
      signedIn: true,
      rate: { limit: ACCOUNT_LIMIT, key: rateKeyByCaller },
      handle: (call) => changeEmail(users, call),
    },
    {
      method: 'GET',
      path: '/account/prefs',
      service: 'account',
      signedIn: true,
      handle: getPrefs,
    },
    {
      method: 'PATCH',
      path: '/account/prefs',
      service: 'account',
      signedIn: true,
      handle: (call) => changePrefs(users, call),
    },
    {
      method: 'PATCH',
      path: '/account/name',
      service: 'account',
      signedIn: true,
      handle: (call) => changeName(users, call),
    },
    {
      method: 'PATCH',
      path: '/account/status',
      service: 'account',
      signedIn: true,
      handle: (call) => blockAccount(project, users, call),
    },
    { ...token, path: '/account/jwts' },
    { ...token, path: '/account/jwt' },
    { ...signIn, path: '/account/sessions/email' },
    { ...signIn, path: '/account/sessions' },
    {
      method: 'POST',
      path: '/account/sessions/anonymous',
      service: 'account',
      ...SIGN_IN_ACCESS,
      rate: { limit: ANONYMOUS_LIMIT, key: rateKeyByIp },
      handle: (call) => createAnonymousSession(project, users, sessions, call),
    },
    {
      method: 'GET',
      path: '/account/sessions',
      service: 'account',
      signedIn: true,
      handle: (call) => listSessions(sessions, call),
    },
    {
      ...signOut,
      method: 'DELETE',
      path: '/account/sessions',
      handle: ({ caller, site, now }) => {
        const { id } = requireUser(caller.user)
        const realtimeEvents = sessions.listByUser(id, now).map((session) => sessionEvent(session, 'delete'))
        sessions.deleteByUser(id)
        return { status: 204, headers: createSignOutHeaders(project.id, site), realtimeEvents }
      },
    },
    {
      method: 'GET',
      path: '/account/sessions/:sessionId',
      service: 'account',
      signedIn: true,
      handle: (call) => sessionResponse(findSession(sessions, call), call),
    },
    {
      ...signOut,
      method: 'PATCH',
      path: '/account/sessions/:sessionId',
      handle: (call) => sessionResponse(sessions.extend(findSession(sessions, call), call.now), call),
    },
    {
      ...signOut,
      method: 'DELETE',
      path: '/account/sessions/:sessionId',
      handle: (call) => {
        const session = findSession(sessions, call)
        sessions.delete(session)
        const isOwn = session.id === call.caller.session?.id
        return {
          status: 204,
          ...(isOwn ? { headers: createSignOutHeaders(project.id, call.site) } : {}),
          realtimeEvents: [sessionEvent(session, 'delete')],
        }
      },
    },
  ]
}

function rateKeyByIp({ ip }: ApiCall): string {
  return ip
}
