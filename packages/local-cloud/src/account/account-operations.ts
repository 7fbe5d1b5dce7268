import type { Project } from '../config/project.ts'
import {
  readEmail,
  readNewId,
  readParameter,
  readPassword,
  readText,
  readOptionalText,
} from '../http/parameters.ts'
import { unknownFailure } from '../http/api-error.ts'
import type { ApiResponse, ApiCall } from '../api/route.ts'
import { accountEvents } from './realtime-events.ts'
import { toUserModel } from './models.ts'
import {
  emailTaken,
  invalidCredentials,
  requireUser,
  requireEmailPassword,
  tooManyUsers,
  userExists,
} from './errors.ts'
import { createSignOutHeaders } from '../auth/session-cookies.ts'
import type { SessionStore } from '../auth/session-store.ts'
import type { User, UserStore } from '../auth/user-store.ts'

const MAX_NAME_LENGTH = 128

/** POST a new account; it signs nobody in. */
export async function createAccount(
  project: Project,
  users: UserStore,
  { body, now }: ApiCall,
): Promise<ApiResponse> {
  requireEmailPassword(project)
  const id = readNewId(body, 'userId')
  const email = readEmail(body)
  const password = readPassword(body)
  const name = readOptionalText(body, 'name', MAX_NAME_LENGTH)
  // Null passes for a name that was left out, and then Appwrite stumbles over it.
  if (readParameter(body, 'name') === null) throw unknownFailure()
  if (project.userLimit !== 0 && users.count() >= project.userLimit) throw tooManyUsers()
  // Asked before the slow hash, to answer at once, and answered by the unique index after it, to be sure.
  if (users.findByEmail(email) !== null || users.findById(id) !== null) throw userExists()
  const user = users.create({ id, email, name, passwordHash: await users.passwords.hash(password) }, now)
  if (user === null) throw userExists()
  return { status: 201, json: toUserModel(user) }
}

/** PATCH the caller's password: who knows the old one keeps this session; every other one ends, unless they are kept. */
export async function changePassword(
  users: UserStore,
  sessions: SessionStore,
  keepSessions: boolean,
  call: ApiCall,
): Promise<ApiResponse> {
  const { body, caller, now } = call
  const user = requireUser(caller.user)
  const password = readPassword(body)
  // An account that has no password yet is given its first one without a question.
  if (user.passwordHash !== null) {
    const hasOld = (readParameter(body, 'oldPassword') ?? '') !== ''
    const oldPassword = hasOld ? readPassword(body, 'oldPassword') : null
    if (oldPassword === null || !(await users.passwords.verify(oldPassword, user.passwordHash)))
      throw invalidCredentials()
  }
  const passwordHash = await users.passwords.hash(password)
  if (!keepSessions) {
    // In this order, so that a server that is killed in between leaves no stranger's session with a new password.
    // Whom a token speaks for has none here to keep.
    if (caller.session === null) sessions.deleteByUser(user.id)
    else sessions.deleteOthers(caller.session)
  }
  return accountResponse(users.changePassword(user, passwordHash, now), 'password')
}

/**
 * PATCH the caller's e-mail address. An account without one becomes a full account by it: the password that comes
 * along is its own from then on, unless it has one that it must know.
 */
export async function changeEmail(users: UserStore, { body, caller, now }: ApiCall): Promise<ApiResponse> {
  const user = requireUser(caller.user)
  const email = readEmail(body)
  const password = readPassword(body)
  if (user.passwordHash !== null && !(await users.passwords.verify(password, user.passwordHash)))
    throw invalidCredentials()
  // Also for one's own present address, as Appwrite says it.
  if (users.findByEmail(email) !== null) throw emailTaken()
  const passwordHash = user.passwordHash === null ? await users.passwords.hash(password) : null
  const changed = users.changeEmail(user, email, now)
  if (changed === null) throw emailTaken()
  const updated = passwordHash === null ? changed : users.changePassword(changed, passwordHash, now)
  return accountResponse(updated, 'email')
}

/** The answer to a change of the caller's account: of its `name`, its `prefs`, … */
export function accountResponse(user: User, attribute: string): ApiResponse {
  return { status: 200, json: toUserModel(user), realtimeEvents: accountEvents(user, attribute) }
}

/** PATCH the caller's name. */
export function changeName(users: UserStore, { body, caller, now }: ApiCall): ApiResponse {
  const name = readText(body, 'name', MAX_NAME_LENGTH)
  return accountResponse(users.rename(requireUser(caller.user), name, now), 'name')
}

/** PATCH the caller's status: the account is blocked by its owner. Its sessions stay, for the day it is let in again. */
export function blockAccount(
  project: Project,
  users: UserStore,
  { caller, now, site }: ApiCall,
): ApiResponse {
  const blocked = users.changeStatus(requireUser(caller.user), false, now)
  return { ...accountResponse(blocked, 'status'), headers: createSignOutHeaders(project.id, site) }
}

/** DELETE the caller's account with its sessions; its documents stay. */
export function deleteAccount(project: Project, users: UserStore, { caller, site }: ApiCall): ApiResponse {
  users.remove(requireUser(caller.user))
  return { status: 204, headers: createSignOutHeaders(project.id, site) }
}
