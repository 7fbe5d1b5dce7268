import type { Project } from '../config/project.ts'
import { invalidArgument, userBlocked } from '../http/api-error.ts'
import { emailParameter, passwordParameter, rangeParameter } from '../http/parameters.ts'
import type { Answer, Call } from '../http/route.ts'
import { isValidId, UID_RULE, uniqueId } from '../identifiers.ts'
import { sessionHappening } from './happenings.ts'
import { sessionAnswer } from './answers.ts'
import type { Caller } from './caller.ts'
import {
  anonymousDisabled,
  invalidCredentials,
  jwtDisabled,
  present,
  sessionExists,
  sessionNotFound,
  tooManyUsers,
  userExists,
} from './refusals.ts'
import { sessionHeaders, sessionValue } from './session-cookies.ts'
import type { SessionTokens } from './session-tokens.ts'
import type { NewSession, Session, Sessions } from './sessions.ts'
import type { Users } from './users.ts'

const LONGEST_USER_AGENT = 512
const QUARTER_HOUR = 900
const LONGEST_TOKEN = 3600

/** POST a session: an e-mail address and its password, for a cookie. */
export async function createSession(
  project: Project,
  users: Users,
  sessions: Sessions,
  call: Call,
): Promise<Answer> {
  const { body } = call
  const email = emailParameter(body)
  const password = passwordParameter(body)
  const user = users.byEmail(email)
  if (!(await users.passwords.verify(password, user?.passwordHash ?? null)) || user === null)
    throw invalidCredentials()
  if (!user.status) throw userBlocked()
  return openSession(project, sessions, { userId: user.id, provider: 'email', providerUid: email }, call)
}

/** POST a session of nobody: an account without an address and a password, which may be given both later. */
export function createAnonymousSession(
  project: Project,
  users: Users,
  sessions: Sessions,
  call: Call,
): Answer {
  if (!project.anonymousEnabled) throw anonymousDisabled()
  if (call.caller.user !== null) throw sessionExists()
  if (project.userLimit !== 0 && users.count() >= project.userLimit) throw tooManyUsers()
  const user = users.create({ id: uniqueId(), email: '', name: '', passwordHash: null }, call.now)
  if (user === null) throw userExists()
  return openSession(project, sessions, { userId: user.id, provider: 'anonymous', providerUid: '' }, call)
}

function openSession(
  project: Project,
  sessions: Sessions,
  opened: Pick<NewSession, 'userId' | 'provider' | 'providerUid'>,
  { ip, userAgent, now, site, caller }: Call,
): Answer {
  const device = { ip, userAgent: userAgent.slice(0, LONGEST_USER_AGENT) }
  const { session, secret } = sessions.create({ ...opened, ...device }, now)
  const credential = { userId: session.userId, secret }
  return {
    status: 201,
    // Servers have no cookies to keep it in.
    json: { ...sessionAnswer(session, true), ...(caller.key && { secret: sessionValue(credential) }) },
    headers: sessionHeaders(project.id, credential, project.sessionSeconds, now, site),
    happened: [sessionHappening(session, 'create')],
  }
}

/** POST a token that stands for the caller's session for a while: 15 minutes, unless told otherwise. */
export function createToken(project: Project, tokens: SessionTokens, { body, caller, now }: Call): Answer {
  if (!project.jwtEnabled) throw jwtDisabled()
  const seconds = rangeParameter(body, 'duration', 0, LONGEST_TOKEN, QUARTER_HOUR)
  const { userId, id } = ownSession(caller)
  return { status: 201, json: { jwt: tokens.issue({ userId, sessionId: id }, seconds, now) } }
}

/** GET the caller's sessions, on every device. */
export function listSessions(sessions: Sessions, { caller, now }: Call): Answer {
  const user = present(caller.user)
  const list = sessions.ofUser(user.id, now)
  return {
    status: 200,
    json: {
      total: list.length,
      sessions: list.map((session) => sessionAnswer(session, session.id === caller.session?.id)),
    },
  }
}

/** Answers with one session of the caller's. */
export function oneSession(session: Session, { caller }: Call): Answer {
  return { status: 200, json: sessionAnswer(session, session.id === caller.session?.id) }
}

/** The session of this very request, which one with a token has not. */
function ownSession({ session }: Caller): Session {
  if (session === null) throw sessionNotFound()
  return session
}

/** The session a path names: one of the caller's own, or `current`. */
export function findSession(sessions: Sessions, { caller, path, now }: Call): Session {
  const id = path['sessionId'] ?? ''
  if (id === 'current') return ownSession(caller)
  if (!isValidId(id)) throw invalidArgument('sessionId', UID_RULE)
  const session = sessions.ofUser(present(caller.user).id, now).find((candidate) => candidate.id === id)
  if (session === undefined) throw sessionNotFound()
  return session
}
