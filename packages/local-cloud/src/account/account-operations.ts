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

/** POST: creates an account without signing in. */
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
  // Appwrite accepts null as a missing name, then fails with 500.
  if (readParameter(body, 'name') === null) throw unknownFailure()
  if (project.userLimit !== 0 && users.count() >= project.userLimit) throw tooManyUsers()
  // Checked before the slow hash to respond early; the unique index decides after it.
  if (users.findByEmail(email) !== null || users.findById(id) !== null) throw userExists()
  const user = users.create({ id, email, name, passwordHash: await users.passwords.hash(password) }, now)
  if (user === null) throw userExists()
  return { status: 201, json: toUserModel(user) }
}

/** PATCH: changes the caller's password. Other sessions end, unless `keepSessions` is set. */
export async function changePassword(
  users: UserStore,
  sessions: SessionStore,
  keepSessions: boolean,
  call: ApiCall,
): Promise<ApiResponse> {
  const { body, caller, now } = call
  const user = requireUser(caller.user)
  const password = readPassword(body)
  // An account without a password may set its first one without the old one.
  if (user.passwordHash !== null) {
    const hasOld = (readParameter(body, 'oldPassword') ?? '') !== ''
    const oldPassword = hasOld ? readPassword(body, 'oldPassword') : null
    if (oldPassword === null || !(await users.passwords.verify(oldPassword, user.passwordHash)))
      throw invalidCredentials()
  }
  const passwordHash = await users.passwords.hash(password)
  if (!keepSessions) {
    // Sessions end before the password changes: a crash in between must not leave a stranger signed in. A caller with
    // a JWT has no own session to keep.
    if (caller.session === null) sessions.deleteByUser(user.id)
    else sessions.deleteOthers(caller.session)
  }
  return accountResponse(users.changePassword(user, passwordHash, now), 'password')
}

/**
 * PATCH: changes the caller's e-mail address. An anonymous account becomes a full account with the given password;
 * any other must confirm its password.
 */
export async function changeEmail(users: UserStore, { body, caller, now }: ApiCall): Promise<ApiResponse> {
  const user = requireUser(caller.user)
  const email = readEmail(body)
  const password = readPassword(body)
  if (user.passwordHash !== null && !(await users.passwords.verify(password, user.passwordHash)))
    throw invalidCredentials()
  // Appwrite returns the same error for the caller's current address.
  if (users.findByEmail(email) !== null) throw emailTaken()
  const passwordHash = user.passwordHash === null ? await users.passwords.hash(password) : null
  const changed = users.changeEmail(user, email, now)
  if (changed === null) throw emailTaken()
  const updated = passwordHash === null ? changed : users.changePassword(changed, passwordHash, now)
  return accountResponse(updated, 'email')
}

/** Returns the response to a change of the caller's account. */
export function accountResponse(user: User, attribute: string): ApiResponse {
  return { status: 200, json: toUserModel(user), realtimeEvents: accountEvents(user, attribute) }
}

/** PATCH: changes the caller's name. */
export function changeName(users: UserStore, { body, caller, now }: ApiCall): ApiResponse {
  const name = readText(body, 'name', MAX_NAME_LENGTH)
  return accountResponse(users.rename(requireUser(caller.user), name, now), 'name')
}

/** PATCH: blocks the caller's own account. Its sessions are kept for the case that it is unblocked. */
export function blockAccount(
  project: Project,
  users: UserStore,
  { caller, now, site }: ApiCall,
): ApiResponse {
  const blocked = users.changeStatus(requireUser(caller.user), false, now)
  return { ...accountResponse(blocked, 'status'), headers: createSignOutHeaders(project.id, site) }
}

/** DELETE: deletes the caller's account and its sessions; its documents stay. */
export function deleteAccount(project: Project, users: UserStore, { caller, site }: ApiCall): ApiResponse {
  users.remove(requireUser(caller.user))
  return { status: 204, headers: createSignOutHeaders(project.id, site) }
}
