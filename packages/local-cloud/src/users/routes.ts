import type { SessionTokens } from '../auth/session-tokens.ts'
import type { SessionStore } from '../auth/session-store.ts'
import type { UserStore } from '../auth/user-store.ts'
import type { ApiCall, ApiResponse, Route } from '../api/route.ts'
import { UserOperations } from './user-operations.ts'

/** The routes with which servers and scripts see to accounts. */
export function userRoutes(
  users: UserStore,
  sessions: SessionStore,
  tokens: SessionTokens,
  keepSessions: boolean,
): readonly Route[] {
  const on = new UserOperations(users, sessions, tokens, keepSessions)
  const route = (
    method: string,
    path: string,
    handle: (call: ApiCall) => ApiResponse | Promise<ApiResponse>,
  ): Route => {
    const names = path.includes('/sessions') ? ['users', 'sessions'] : ['users']
    const scopes = names.map((name) => `${name}.${method === 'GET' ? 'read' : 'write'}`)
    return { method, path, service: 'users', scopes, handle }
  }
  const user = '/users/:userId'
  return [
    route('GET', '/users', (call) => on.list(call)),
    route('POST', '/users', (call) => on.create(call)),
    route('GET', '/users/identities', (call) => on.listIdentities(call)),
    route('GET', user, (call) => on.get(call)),
    route('DELETE', user, (call) => on.remove(call)),
    route('PATCH', `${user}/name`, (call) => on.rename(call)),
    route('PATCH', `${user}/email`, (call) => on.changeEmail(call)),
    route('PATCH', `${user}/phone`, (call) => on.changePhone(call)),
    route('PATCH', `${user}/verification`, (call) => on.verifyEmail(call)),
    route('PATCH', `${user}/verification/phone`, (call) => on.verifyPhone(call)),
    route('POST', `${user}/jwts`, (call) => on.createToken(call)),
    route('GET', `${user}/targets`, (call) => on.listTargets(call)),
    route('GET', `${user}/memberships`, (call) => on.listMemberships(call)),
    route('PATCH', `${user}/password`, (call) => on.changePassword(call)),
    route('PUT', `${user}/labels`, (call) => on.changeLabels(call)),
    route('PATCH', `${user}/status`, (call) => on.changeStatus(call)),
    route('GET', `${user}/prefs`, (call) => on.getPrefs(call)),
    route('PATCH', `${user}/prefs`, (call) => on.changePrefs(call)),
    route('GET', `${user}/sessions`, (call) => on.listSessions(call)),
    route('POST', `${user}/sessions`, (call) => on.createSession(call)),
    route('DELETE', `${user}/sessions`, (call) => on.deleteSessions(call)),
    route('DELETE', `${user}/sessions/:sessionId`, (call) => on.deleteSession(call)),
  ]
}
