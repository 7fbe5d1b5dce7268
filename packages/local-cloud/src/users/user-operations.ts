import { toPrefsModel, toSessionModel, toTargetModels } from '../account/models.ts'
import { readPrefs } from '../account/prefs.ts'
import { emailTaken, sessionNotFound, userExists } from '../account/errors.ts'
import { encodeSession } from '../auth/session-cookies.ts'
import type { SessionTokens } from '../auth/session-tokens.ts'
import type { SessionStore } from '../auth/session-store.ts'
import type { User, UserStore } from '../auth/user-store.ts'
import { isLabel } from '../parsing/permissions.ts'
import { ApiError, invalidArgument } from '../http/api-error.ts'
import {
  readBoolean,
  readEmail,
  readNewId,
  readParameter,
  readPassword,
  readPhone,
  readInteger,
  readText,
  readOptionalText,
} from '../http/parameters.ts'
import type { ApiResponse, ApiCall } from '../api/route.ts'
import { accountEvents, sessionEvent } from '../account/realtime-events.ts'
import { queryItems } from '../schema/query-items.ts'
import { toServerUserModel } from './server-user-model.ts'

const MAX_NAME_LENGTH = 128
const MAX_LABELS = 1000
const LISTED = [
  '$id',
  'name',
  'email',
  'phone',
  'status',
  'passwordUpdate',
  'registration',
  'emailVerification',
  'phoneVerification',
  'accessedAt',
  '$createdAt',
  '$updatedAt',
]
const IDENTITIES = ['userId', 'provider', 'providerUid', 'providerEmail', 'providerAccessTokenExpiry']
const MAX_TOKEN_SECONDS = 3600
const DEFAULT_TOKEN_SECONDS = 900

/** Account operations for servers and scripts. */
export class UserOperations {
  readonly #users: UserStore
  readonly #sessions: SessionStore
  readonly #tokens: SessionTokens
  readonly #keepSessions: boolean

  /** @param keepSessions whether sessions survive a password change */
  constructor(users: UserStore, sessions: SessionStore, tokens: SessionTokens, keepSessions: boolean) {
    this.#tokens = tokens
    this.#keepSessions = keepSessions
    this.#users = users
    this.#sessions = sessions
  }

  list(call: ApiCall): ApiResponse {
    const { total, items } = queryItems(call, this.#users.all().map(toServerUserModel), LISTED)
    return { status: 200, json: { total, users: items } }
  }

  async create({ body, now }: ApiCall): Promise<ApiResponse> {
    const id = readNewId(body, 'userId')
    const has = (name: string) => (readParameter(body, name) ?? '') !== ''
    const email = has('email') ? readEmail(body) : ''
    const phone = has('phone') ? readPhone(body, 'phone') : ''
    const password = has('password') ? readPassword(body) : null
    const name = readOptionalText(body, 'name', MAX_NAME_LENGTH)
    const isTaken =
      this.#users.findById(id) !== null ||
      (email !== '' && this.#users.findByEmail(email) !== null) ||
      (phone !== '' && this.#users.findByPhone(phone) !== null)
    if (isTaken) throw userExists()
    const passwordHash = password === null ? null : await this.#users.passwords.hash(password)
    const user = this.#users.create({ id, email, phone, name, passwordHash }, now)
    if (user === null) throw userExists()
    return { status: 201, json: toServerUserModel(user) }
  }

  get(call: ApiCall): ApiResponse {
    return { status: 200, json: toServerUserModel(this.#user(call)) }
  }

  remove(call: ApiCall): ApiResponse {
    this.#users.remove(this.#user(call))
    return { status: 204 }
  }

  rename(call: ApiCall): ApiResponse {
    const user = this.#user(call)
    const name = readText(call.body, 'name', MAX_NAME_LENGTH, 0)
    return changedUser(this.#users.rename(user, name, call.now), 'name')
  }

  changeEmail(call: ApiCall): ApiResponse {
    const user = this.#user(call)
    const email = isEmpty(call, 'email') ? '' : readEmail(call.body)
    const isFree = email === '' || this.#users.findByEmail(email) === null
    const written = isFree ? this.#users.changeEmail(user, email, call.now) : null
    if (written === null) throw emailTaken()
    return changedUser(written, 'email')
  }

  async changePassword(call: ApiCall): Promise<ApiResponse> {
    const user = this.#user(call)
    const passwordHash = isEmpty(call, 'password')
      ? null
      : await this.#users.passwords.hash(readPassword(call.body))
    if (passwordHash !== null && !this.#keepSessions) this.#sessions.deleteByUser(user.id)
    return changedUser(this.#users.changePassword(user, passwordHash, call.now), 'password')
  }

  changeLabels(call: ApiCall): ApiResponse {
    const user = this.#user(call)
    const labels = readParameter(call.body, 'labels')
    const texts = Array.isArray(labels) ? (labels as unknown[]) : []
    if (!Array.isArray(labels) || texts.length > MAX_LABELS || !texts.every(isLabelText))
      throw invalidArgument(
        'labels',
        `Value must a valid array no longer than ${MAX_LABELS} items and Value must be a valid string and at least 1 chars and no longer than 36 chars and only consist of '${LABEL_CHARACTERS}' chars`,
      )
    return changedUser(this.#users.changeLabels(user, [...new Set(texts as string[])], call.now), 'labels')
  }

  changeStatus(call: ApiCall): ApiResponse {
    const user = this.#user(call)
    const status = readBoolean(call.body, 'status')
    return changedUser(this.#users.changeStatus(user, status, call.now), 'status')
  }

  changePhone(call: ApiCall): ApiResponse {
    const user = this.#user(call)
    const phone = isEmpty(call, 'number') ? '' : readPhone(call.body, 'number')
    const isFree = phone === '' || this.#users.findByPhone(phone) === null
    const written = isFree ? this.#users.changePhone(user, phone, call.now) : null
    if (written === null) throw emailTaken()
    return changedUser(written, 'phone')
  }

  verifyEmail(call: ApiCall): ApiResponse {
    const user = this.#user(call)
    const isVerified = readBoolean(call.body, 'emailVerification')
    return changedUser(this.#users.verifyEmail(user, isVerified, call.now), 'verification')
  }

  verifyPhone(call: ApiCall): ApiResponse {
    const user = this.#user(call)
    const isVerified = readBoolean(call.body, 'phoneVerification')
    return changedUser(this.#users.verifyPhone(user, isVerified, call.now), 'verification')
  }

  /** Creates a JWT for a session, by default the latest; without a session it stands for the account. */
  createToken(call: ApiCall): ApiResponse {
    const { id: userId } = this.#user(call)
    const wanted = readParameter(call.body, 'sessionId') ?? 'recent'
    const seconds = readInteger(call.body, 'duration', 0, MAX_TOKEN_SECONDS, DEFAULT_TOKEN_SECONDS)
    const sessions = this.#sessions.listByUser(userId, call.now)
    const session = wanted === 'recent' ? sessions.at(-1) : sessions.find(({ id }) => id === wanted)
    const claims = { userId, sessionId: session?.id ?? '' }
    return { status: 201, json: { jwt: this.#tokens.issue(claims, seconds, call.now) } }
  }

  listTargets(call: ApiCall): ApiResponse {
    const targets = toTargetModels(this.#user(call))
    return { status: 200, json: { total: targets.length, targets } }
  }

  /** Teams are not supported. */
  listMemberships(call: ApiCall): ApiResponse {
    this.#user(call)
    return { status: 200, json: { total: 0, memberships: [] } }
  }

  /** OAuth is not supported. */
  listIdentities(call: ApiCall): ApiResponse {
    const { total, items } = queryItems(call, [], IDENTITIES)
    return { status: 200, json: { total, identities: items } }
  }

  getPrefs(call: ApiCall): ApiResponse {
    return { status: 200, json: toPrefsModel(this.#user(call)) }
  }

  /** Returns and publishes only the preferences. */
  changePrefs(call: ApiCall): ApiResponse {
    const user = this.#users.changePrefs(this.#user(call), readPrefs(call.body), call.now)
    const prefs = toPrefsModel(user)
    return { status: 200, json: prefs, realtimeEvents: accountEvents(user, 'prefs', prefs) }
  }

  listSessions(call: ApiCall): ApiResponse {
    const sessions = this.#sessions.listByUser(this.#user(call).id, call.now)
    const models = sessions.map((session) => toSessionModel(session, false))
    return { status: 200, json: { total: models.length, sessions: models } }
  }

  /** Creates a session and returns its secret for the server to pass on. */
  createSession(call: ApiCall): ApiResponse {
    const { id } = this.#user(call)
    const device = { ip: call.ip, userAgent: call.userAgent }
    const newSession = { userId: id, provider: 'server', providerUid: '', ...device } as const
    const { session, secret } = this.#sessions.create(newSession, call.now)
    const json = { ...toSessionModel(session, false), secret: encodeSession({ userId: id, secret }) }
    return { status: 201, json, realtimeEvents: [sessionEvent(session, 'create')] }
  }

  deleteSession(call: ApiCall): ApiResponse {
    const sessions = this.#sessions.listByUser(this.#user(call).id, call.now)
    const session = sessions.find(({ id }) => id === call.path['sessionId'])
    if (session === undefined) throw sessionNotFound()
    this.#sessions.delete(session)
    return { status: 204, realtimeEvents: [sessionEvent(session, 'delete')] }
  }

  deleteSessions(call: ApiCall): ApiResponse {
    const { id } = this.#user(call)
    const realtimeEvents = this.#sessions
      .listByUser(id, call.now)
      .map((session) => sessionEvent(session, 'delete'))
    this.#sessions.deleteByUser(id)
    return { status: 204, realtimeEvents }
  }

  #user({ path }: ApiCall): User {
    const user = this.#users.findById(path['userId'] ?? '')
    if (user === null)
      throw new ApiError(404, 'user_not_found', 'User with the requested ID could not be found.')
    return user
  }
}

const LABEL_CHARACTERS = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz').join(
  ', ',
)

function isLabelText(value: unknown): boolean {
  return typeof value === 'string' && isLabel(value)
}

/** Returns whether a parameter clears a value. */
function isEmpty({ body }: ApiCall, name: string): boolean {
  return readParameter(body, name) === ''
}

function changedUser(user: User, attribute: string): ApiResponse {
  const json = toServerUserModel(user)
  // Subscribers of the account get the public model, without the password hash.
  return { status: 200, json, realtimeEvents: accountEvents(user, attribute) }
}
