import type { Project } from '../config/project.ts'
import { invalidArgument, userBlocked } from '../http/api-error.ts'
import { emailParameter, passwordParameter } from '../http/parameters.ts'
import type { Answer, Call } from '../http/route.ts'
import { isValidId, UID_RULE } from '../identifiers.ts'
import { sessionAnswer } from './answers.ts'
import { verifyPassword } from './passwords.ts'
import { invalidCredentials, present, sessionNotFound } from './refusals.ts'
import { sessionHeaders } from './session-cookies.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Users } from './users.ts'

const LONGEST_USER_AGENT = 512

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

/** The session a path names: one of the caller's own, or `current`. */
export function findSession(sessions: Sessions, { caller, path, now }: Call): Session {
  const id = path['sessionId'] ?? ''
  if (id === 'current') return present(caller.session)
  if (!isValidId(id)) throw invalidArgument('sessionId', UID_RULE)
  const session = sessions.ofUser(present(caller.user).id, now).find((candidate) => candidate.id === id)
  if (session === undefined) throw sessionNotFound()
  return session
}
