import type { Project } from '../config/project.ts'
import { invalidArgument, userBlocked } from '../http/api-error.ts'
import { emailParameter, passwordParameter, rangeParameter } from '../http/parameters.ts'
import type { Answer, Call } from '../http/route.ts'
import { isValidId, UID_RULE } from '../identifiers.ts'
import { sessionAnswer } from './answers.ts'
import { verifyPassword } from './passwords.ts'
import type { Caller } from './caller.ts'
import { invalidCredentials, jwtDisabled, present, sessionNotFound } from './refusals.ts'
import { sessionHeaders } from './session-cookies.ts'
import type { SessionTokens } from './session-tokens.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Users } from './users.ts'

const LONGEST_USER_AGENT = 512
const QUARTER_HOUR = 900
const LONGEST_TOKEN = 3600

/** POST a session: an e-mail address and its password, for a cookie. */
export async function createSession(
  project: Project,
  users: Users,
  sessions: Sessions,
  { body, ip, userAgent, now, site }: Call,
): Promise<Answer> {
  const email = emailParameter(body)
  const password = passwordParameter(body)
  const user = users.byEmail(email)
  if (!(await verifyPassword(password, user?.passwordHash ?? null)) || user === null)
    throw invalidCredentials()
  if (!user.status) throw userBlocked()
  const device = { userId: user.id, ip, userAgent: userAgent.slice(0, LONGEST_USER_AGENT) }
  const { session, secret } = sessions.create(device, now)
  return {
    status: 201,
    json: sessionAnswer(session, user, true),
    headers: sessionHeaders(project.id, { userId: user.id, secret }, project.sessionSeconds, now, site),
  }
}

/** POST a token that stands for the caller's session for a while: 15 minutes, unless told otherwise. */
export function createToken(project: Project, tokens: SessionTokens, { body, caller, now }: Call): Answer {
  if (!project.jwtEnabled) throw jwtDisabled()
  const seconds = rangeParameter(body, 'duration', 0, LONGEST_TOKEN, QUARTER_HOUR)
  return { status: 201, json: { jwt: tokens.issue(ownSession(caller), seconds, now) } }
}

/** GET the caller's sessions, on every device. */
export function listSessions(sessions: Sessions, { caller, now }: Call): Answer {
  const user = present(caller.user)
  const list = sessions.ofUser(user.id, now)
  return {
    status: 200,
    json: {
      total: list.length,
      sessions: list.map((session) => sessionAnswer(session, user, session.id === caller.session?.id)),
    },
  }
}

/** Answers with one session of the caller's. */
export function oneSession(session: Session, { caller }: Call): Answer {
  const user = present(caller.user)
  return { status: 200, json: sessionAnswer(session, user, session.id === caller.session?.id) }
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
