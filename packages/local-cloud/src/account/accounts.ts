import type { Project } from '../config/project.ts'
import {
  emailParameter,
  newId,
  parameter,
  passwordParameter,
  requiredTextParameter,
  textParameter,
} from '../http/parameters.ts'
import { unknownFailure } from '../http/api-error.ts'
import type { Answer, Call } from '../http/route.ts'
import { accountHappening } from './happenings.ts'
import { userAnswer } from './answers.ts'
import {
  emailTaken,
  invalidCredentials,
  present,
  requireEmailPassword,
  tooManyUsers,
  userExists,
} from './refusals.ts'
import { farewellHeaders } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

const LONGEST_NAME = 128

/** POST a new account; it signs nobody in. */
export async function createAccount(project: Project, users: Users, { body, now }: Call): Promise<Answer> {
  requireEmailPassword(project)
  const id = newId(body, 'userId')
  const email = emailParameter(body)
  const password = passwordParameter(body)
  const name = textParameter(body, 'name', LONGEST_NAME)
  // Null passes for a name that was left out, and then Appwrite stumbles over it.
  if (parameter(body, 'name') === null) throw unknownFailure()
  if (project.userLimit !== 0 && users.count() >= project.userLimit) throw tooManyUsers()
  // Asked before the slow hash, to answer at once, and answered by the unique index after it, to be sure.
  if (users.byEmail(email) !== null || users.byId(id) !== null) throw userExists()
  const user = users.create({ id, email, name, passwordHash: await users.passwords.hash(password) }, now)
  if (user === null) throw userExists()
  return { status: 201, json: userAnswer(user) }
}

/** PATCH the caller's password: who knows the old one keeps this session; every other one ends, unless they are kept. */
export async function changePassword(
  users: Users,
  sessions: Sessions,
  keepSessions: boolean,
  call: Call,
): Promise<Answer> {
  const { body, caller, now } = call
  const user = present(caller.user)
  const password = passwordParameter(body)
  // An account that has no password yet is given its first one without a question.
  if (user.passwordHash !== null) {
    const hasOld = (parameter(body, 'oldPassword') ?? '') !== ''
    const oldPassword = hasOld ? passwordParameter(body, 'oldPassword') : null
    if (oldPassword === null || !(await users.passwords.verify(oldPassword, user.passwordHash)))
      throw invalidCredentials()
  }
  const passwordHash = await users.passwords.hash(password)
  if (!keepSessions) {
    // In this order, so that a server that is killed in between leaves no stranger's session with a new password.
    // Whom a token speaks for has none here to keep.
    if (caller.session === null) sessions.deleteAll(user.id)
    else sessions.deleteOthers(caller.session)
  }
  return changedAccount(users.changePassword(user, passwordHash, now), 'password')
}

/**
 * PATCH the caller's e-mail address. An account without one becomes a full account by it: the password that comes
 * along is its own from then on, unless it has one that it must know.
 */
export async function changeEmail(users: Users, { body, caller, now }: Call): Promise<Answer> {
  const user = present(caller.user)
  const email = emailParameter(body)
  const password = passwordParameter(body)
  if (user.passwordHash !== null && !(await users.passwords.verify(password, user.passwordHash)))
    throw invalidCredentials()
  // Also for one's own present address, as Appwrite says it.
  if (users.byEmail(email) !== null) throw emailTaken()
  const passwordHash = user.passwordHash === null ? await users.passwords.hash(password) : null
  const changed = users.changeEmail(user, email, now)
  if (changed === null) throw emailTaken()
  const written = passwordHash === null ? changed : users.changePassword(changed, passwordHash, now)
  return changedAccount(written, 'email')
}

/** The answer to a change of the caller's account: of its `name`, its `prefs`, … */
export function changedAccount(user: User, what: string): Answer {
  return { status: 200, json: userAnswer(user), happened: accountHappening(user, what) }
}

/** PATCH the caller's name. */
export function changeName(users: Users, { body, caller, now }: Call): Answer {
  const name = requiredTextParameter(body, 'name', LONGEST_NAME)
  return changedAccount(users.rename(present(caller.user), name, now), 'name')
}

/** PATCH the caller's status: the account is blocked by its owner. Its sessions stay, for the day it is let in again. */
export function blockAccount(project: Project, users: Users, { caller, now, site }: Call): Answer {
  const blocked = users.changeStatus(present(caller.user), false, now)
  return { ...changedAccount(blocked, 'status'), headers: farewellHeaders(project.id, site) }
}

/** DELETE the caller's account with its sessions; its documents stay. */
export function deleteAccount(project: Project, users: Users, { caller, site }: Call): Answer {
  users.remove(present(caller.user))
  return { status: 204, headers: farewellHeaders(project.id, site) }
}
