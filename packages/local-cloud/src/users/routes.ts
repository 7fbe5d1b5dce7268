import type { SessionTokens } from '../auth/session-tokens.ts'
import type { SessionStore } from '../auth/session-store.ts'
import type { UserStore } from '../auth/user-store.ts'
import type { ApiCall, ApiResponse, Route } from '../api/route.ts'
import { UserOperations } from './user-operations.ts'

/** Returns the routes that manage accounts. */
export function userRoutes(
  users: UserStore,
  sessions: SessionStore,
  tokens: SessionTokens,
  keepSessions: boolean,
): readonly Route[] {
  const operations = new UserOperations(users, sessions, tokens, keepSessions)
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
    route('GET', '/users', (call) => operations.list(call)),
    route('POST', '/users', (call) => operations.create(call)),
    route('GET', '/users/identities', (call) => operations.listIdentities(call)),
    route('GET', user, (call) => operations.get(call)),
    route('DELETE', user, (call) => operations.remove(call)),
    route('PATCH', `${user}/name`, (call) => operations.rename(call)),
    route('PATCH', `${user}/email`, (call) => operations.changeEmail(call)),
    route('PATCH', `${user}/phone`, (call) => operations.changePhone(call)),
    route('PATCH', `${user}/verification`, (call) => operations.verifyEmail(call)),
    route('PATCH', `${user}/verification/phone`, (call) => operations.verifyPhone(call)),
    route('POST', `${user}/jwts`, (call) => operations.createToken(call)),
    route('GET', `${user}/targets`, (call) => operations.listTargets(call)),
    route('GET', `${user}/memberships`, (call) => operations.listMemberships(call)),
    route('PATCH', `${user}/password`, (call) => operations.changePassword(call)),
    route('PUT', `${user}/labels`, (call) => operations.changeLabels(call)),
    route('PATCH', `${user}/status`, (call) => operations.changeStatus(call)),
    route('GET', `${user}/prefs`, (call) => operations.getPrefs(call)),
    route('PATCH', `${user}/prefs`, (call) => operations.changePrefs(call)),
    route('GET', `${user}/sessions`, (call) => operations.listSessions(call)),
    route('POST', `${user}/sessions`, (call) => operations.createSession(call)),
    route('DELETE', `${user}/sessions`, (call) => operations.deleteSessions(call)),
    route('DELETE', `${user}/sessions/:sessionId`, (call) => operations.deleteSession(call)),
  ]
}
