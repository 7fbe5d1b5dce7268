import type { Project } from '../config/project.ts'
import {
  emailParameter,
  newId,
  parameter,
  passwordParameter,
  requiredTextParameter,
  textParameter,
} from '../http/parameters.ts'
import type { Answer, Call } from '../http/route.ts'
import { userAnswer } from './answers.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { invalidCredentials, present, requireEmailPassword, tooManyUsers, userExists } from './refusals.ts'
import { farewellHeaders } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import type { Users } from './users.ts'

const LONGEST_NAME = 128

/** POST a new account; it signs nobody in. */
export async function createAccount(project: Project, users: Users, { body, now }: Call): Promise<Answer> {
  requireEmailPassword(project)
  const id = newId(body, 'userId')
  const email = emailParameter(body)
  const password = passwordParameter(body)
  const name = textParameter(body, 'name', LONGEST_NAME)
  if (project.userLimit !== 0 && users.count() >= project.userLimit) throw tooManyUsers()
  // Asked before the slow hash, to answer at once, and answered by the unique index after it, to be sure.
  if (users.byEmail(email) !== null || users.byId(id) !== null) throw userExists()
  const user = users.create({ id, email, name, passwordHash: await hashPassword(password) }, now)
  if (user === null) throw userExists()
  return { status: 201, json: userAnswer(user) }
}

/** PATCH the caller's password: who knows the old one keeps this session, and every other one ends. */
export async function changePassword(users: Users, sessions: Sessions, call: Call): Promise<Answer> {
  const { body, caller, now } = call
  const user = present(caller.user)
  const password = passwordParameter(body)
  const hasOld = (parameter(body, 'oldPassword') ?? '') !== ''
  const oldPassword = hasOld ? passwordParameter(body, 'oldPassword') : null
  if (oldPassword === null || !(await verifyPassword(oldPassword, user.passwordHash)))
    throw invalidCredentials()
  const passwordHash = await hashPassword(password)
  // In this order, so that a server that is killed in between leaves no stranger's session with a new password.
  // Whom a token speaks for has none here to keep.
  if (caller.session === null) sessions.deleteAll(user.id)
  else sessions.deleteOthers(caller.session)
  return { status: 200, json: userAnswer(users.changePassword(user, passwordHash, now)) }
}

/** PATCH the caller's name. */
export function changeName(users: Users, { body, caller, now }: Call): Answer {
  const name = requiredTextParameter(body, 'name', LONGEST_NAME)
  return { status: 200, json: userAnswer(users.rename(present(caller.user), name, now)) }
}

/** PATCH the caller's status: the account is blocked by its owner, and every session of it ends. */
export function blockAccount(
  project: Project,
  users: Users,
  sessions: Sessions,
  { caller, now, site }: Call,
): Answer {
  const user = present(caller.user)
  const blocked = users.block(user, now)
  // In this order, so that a server that is killed in between leaves a blocked account and no open one.
  sessions.deleteAll(user.id)
  return { status: 200, json: userAnswer(blocked), headers: farewellHeaders(project.id, site) }
}
