import type { Project } from '../config/project.ts'
import { parameter } from '../http/parameters.ts'
import { ACCOUNT_LIMIT, ANONYMOUS_LIMIT, SESSION_LIMIT, WRITE_LIMIT } from '../http/rate-limits.ts'
import type { Call, Route } from '../http/route.ts'
import { sessionHappening } from './happenings.ts'
import {
  blockAccount,
  changeEmail,
  changeName,
  changePassword,
  createAccount,
  deleteAccount,
} from './accounts.ts'
import { userAnswer } from './answers.ts'
import { changePrefs, getPrefs } from './prefs.ts'
import { present, requireEmailPassword, sessionExists } from './refusals.ts'
import { farewellHeaders } from './session-cookies.ts'
import type { SessionTokens } from './session-tokens.ts'
import type { Sessions } from './sessions.ts'
import {
  createAnonymousSession,
  createSession,
  createToken,
  findSession,
  listSessions,
  oneSession,
} from './signing-in.ts'
import type { Users } from './users.ts'

/** A key needs this to sign people up and in; people need nothing. */
const SIGNING_IN = { scopes: ['sessions.write'], keysOnly: false } as const

/**
 * The routes of the account service: sign up, sign in, who am I, another name, address or
 * password, a token, sign out, shut it.
 *
 * @param keepSessions whether an account's other sessions go on after a new password
 */
export function accountRoutes(
  project: Project,
  users: Users,
  sessions: Sessions,
  tokens: SessionTokens,
  keepSessions: boolean,
): readonly Route[] {
  const signIn = {
    method: 'POST',
    service: 'account',
    ...SIGNING_IN,
    rate: {
      limit: ACCOUNT_LIMIT,
      path: '/account/sessions/email',
      key: ({ body }: Call) => String(parameter(body, 'email')).toLowerCase(),
      resetOn: 201,
    },
    handle: async (call: Call) => {
      requireEmailPassword(project)
      // Said before anything is said of the parameters.
      if (call.caller.user !== null) throw sessionExists()
      return createSession(project, users, sessions, call)
    },
  } as const
  const token = {
    method: 'POST',
    service: 'account',
    signedIn: true,
    rate: { limit: WRITE_LIMIT, path: '/account/jwts', key: byUser },
    handle: (call: Call) => createToken(project, tokens, call),
  } as const
  const signOut = { service: 'account', signedIn: true, rate: { limit: SESSION_LIMIT, key: byIp } } as const
  return [
    {
      method: 'GET',
      path: '/account',
      service: 'account',
      signedIn: true,
      handle: ({ caller }) => ({ status: 200, json: userAnswer(present(caller.user)) }),
    },
    {
      method: 'POST',
      path: '/account',
      service: 'account',
      ...SIGNING_IN,
      rate: { limit: ACCOUNT_LIMIT, key: byIp },
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
      rate: { limit: ACCOUNT_LIMIT, key: byUser },
      handle: (call) => changePassword(users, sessions, keepSessions, call),
    },
    {
      method: 'PATCH',
      path: '/account/email',
      service: 'account',
      signedIn: true,
      rate: { limit: ACCOUNT_LIMIT, key: byUser },
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
      ...SIGNING_IN,
      rate: { limit: ANONYMOUS_LIMIT, key: byIp },
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
        const { id } = present(caller.user)
        const happened = sessions.ofUser(id, now).map((session) => sessionHappening(session, 'delete'))
        sessions.deleteAll(id)
        return { status: 204, headers: farewellHeaders(project.id, site), happened }
      },
    },
    {
      method: 'GET',
      path: '/account/sessions/:sessionId',
      service: 'account',
      signedIn: true,
      handle: (call) => oneSession(findSession(sessions, call), call),
    },
    {
      ...signOut,
      method: 'PATCH',
      path: '/account/sessions/:sessionId',
      handle: (call) => oneSession(sessions.extend(findSession(sessions, call), call.now), call),
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
          ...(isOwn ? { headers: farewellHeaders(project.id, call.site) } : {}),
          happened: [sessionHappening(session, 'delete')],
        }
      },
    },
  ]
}

function byIp({ ip }: Call): string {
  return ip
}

function byUser({ ip, caller }: Call): string {
  return `${ip} ${caller.user?.id ?? ''}`
}
