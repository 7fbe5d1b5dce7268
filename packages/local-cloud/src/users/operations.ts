import { prefsAnswer, sessionAnswer, targetAnswers } from '../account/answers.ts'
import { prefsParameter } from '../account/prefs.ts'
import { emailTaken, sessionNotFound, userExists } from '../account/refusals.ts'
import { sessionValue } from '../account/session-cookies.ts'
import type { SessionTokens } from '../account/session-tokens.ts'
import type { Sessions } from '../account/sessions.ts'
import type { User, Users } from '../account/users.ts'
import { isLabel } from '../grammar/permissions.ts'
import { ApiError, invalidArgument } from '../http/api-error.ts'
import {
  booleanParameter,
  emailParameter,
  newId,
  parameter,
  passwordParameter,
  phoneParameter,
  rangeParameter,
  requiredTextParameter,
  textParameter,
} from '../http/parameters.ts'
import type { Answer, Call } from '../http/route.ts'
import { accountHappening, sessionHappening } from '../account/happenings.ts'
import { listed } from '../schema/listing.ts'
import { serverUserAnswer } from './answers.ts'

const LONGEST_NAME = 128
const MOST_LABELS = 1000
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
const LONGEST_TOKEN = 3600
const TOKEN_LIFETIME = 900

/** What servers and scripts can do to accounts. */
export class UserOperations {
  readonly #users: Users
  readonly #sessions: Sessions
  readonly #tokens: SessionTokens
  readonly #keepSessions: boolean

  /** @param keepSessions whether an account's sessions go on after a new password */
  constructor(users: Users, sessions: Sessions, tokens: SessionTokens, keepSessions: boolean) {
    this.#tokens = tokens
    this.#keepSessions = keepSessions
    this.#users = users
    this.#sessions = sessions
  }

  list(call: Call): Answer {
    const { total, items } = listed(call, this.#users.all().map(serverUserAnswer), LISTED)
    return { status: 200, json: { total, users: items } }
  }

  async create({ body, now }: Call): Promise<Answer> {
    const id = newId(body, 'userId')
    const has = (name: string) => (parameter(body, name) ?? '') !== ''
    const email = has('email') ? emailParameter(body) : ''
    const phone = has('phone') ? phoneParameter(body, 'phone') : ''
    const password = has('password') ? passwordParameter(body) : null
    const name = textParameter(body, 'name', LONGEST_NAME)
    const isTaken =
      this.#users.byId(id) !== null ||
      (email !== '' && this.#users.byEmail(email) !== null) ||
      (phone !== '' && this.#users.byPhone(phone) !== null)
    if (isTaken) throw userExists()
    const passwordHash = password === null ? null : await this.#users.passwords.hash(password)
    const user = this.#users.create({ id, email, phone, name, passwordHash }, now)
    if (user === null) throw userExists()
    return { status: 201, json: serverUserAnswer(user) }
  }

  get(call: Call): Answer {
    return { status: 200, json: serverUserAnswer(this.#user(call)) }
  }

  remove(call: Call): Answer {
    this.#users.remove(this.#user(call))
    return { status: 204 }
  }

  rename(call: Call): Answer {
    const user = this.#user(call)
    const name = requiredTextParameter(call.body, 'name', LONGEST_NAME, 0)
    return changed(this.#users.rename(user, name, call.now), 'name')
  }

  changeEmail(call: Call): Answer {
    const user = this.#user(call)
    const email = isEmpty(call, 'email') ? '' : emailParameter(call.body)
    const isFree = email === '' || this.#users.byEmail(email) === null
    const written = isFree ? this.#users.changeEmail(user, email, call.now) : null
    if (written === null) throw emailTaken()
    return changed(written, 'email')
  }

  async changePassword(call: Call): Promise<Answer> {
    const user = this.#user(call)
    const passwordHash = isEmpty(call, 'password')
      ? null
      : await this.#users.passwords.hash(passwordParameter(call.body))
    if (passwordHash !== null && !this.#keepSessions) this.#sessions.deleteAll(user.id)
    return changed(this.#users.changePassword(user, passwordHash, call.now), 'password')
  }

  changeLabels(call: Call): Answer {
    const user = this.#user(call)
    const labels = parameter(call.body, 'labels')
    const texts = Array.isArray(labels) ? (labels as unknown[]) : []
    if (!Array.isArray(labels) || texts.length > MOST_LABELS || !texts.every(isLabelText))
      throw invalidArgument(
        'labels',
        `Value must a valid array no longer than ${MOST_LABELS} items and Value must be a valid string and at least 1 chars and no longer than 36 chars and only consist of '${LABEL_CHARACTERS}' chars`,
      )
    return changed(this.#users.changeLabels(user, [...new Set(texts as string[])], call.now), 'labels')
  }

  changeStatus(call: Call): Answer {
    const user = this.#user(call)
    const status = booleanParameter(call.body, 'status')
    return changed(this.#users.changeStatus(user, status, call.now), 'status')
  }

  changePhone(call: Call): Answer {
    const user = this.#user(call)
    const phone = isEmpty(call, 'number') ? '' : phoneParameter(call.body, 'number')
    const isFree = phone === '' || this.#users.byPhone(phone) === null
    const written = isFree ? this.#users.changePhone(user, phone, call.now) : null
    if (written === null) throw emailTaken()
    return changed(written, 'phone')
  }

  verifyEmail(call: Call): Answer {
    const user = this.#user(call)
    const isVerified = booleanParameter(call.body, 'emailVerification')
    return changed(this.#users.verifyEmail(user, isVerified, call.now), 'verification')
  }

  verifyPhone(call: Call): Answer {
    const user = this.#user(call)
    const isVerified = booleanParameter(call.body, 'phoneVerification')
    return changed(this.#users.verifyPhone(user, isVerified, call.now), 'verification')
  }

  /** A token for a session, the latest by default; for an account without one it stands for the account. */
  createToken(call: Call): Answer {
    const { id: userId } = this.#user(call)
    const wanted = parameter(call.body, 'sessionId') ?? 'recent'
    const seconds = rangeParameter(call.body, 'duration', 0, LONGEST_TOKEN, TOKEN_LIFETIME)
    const sessions = this.#sessions.ofUser(userId, call.now)
    const session = wanted === 'recent' ? sessions.at(-1) : sessions.find(({ id }) => id === wanted)
    const claims = { userId, sessionId: session?.id ?? '' }
    return { status: 201, json: { jwt: this.#tokens.issue(claims, seconds, call.now) } }
  }

  listTargets(call: Call): Answer {
    const targets = targetAnswers(this.#user(call))
    return { status: 200, json: { total: targets.length, targets } }
  }

  /** Nobody is in a team here. */
  listMemberships(call: Call): Answer {
    this.#user(call)
    return { status: 200, json: { total: 0, memberships: [] } }
  }

  /** Nobody signs in by OAuth here. */
  listIdentities(call: Call): Answer {
    const { total, items } = listed(call, [], IDENTITIES)
    return { status: 200, json: { total, identities: items } }
  }

  getPrefs(call: Call): Answer {
    return { status: 200, json: prefsAnswer(this.#user(call)) }
  }

  /** Answers with the preferences alone, and tells them alone. */
  changePrefs(call: Call): Answer {
    const user = this.#users.changePrefs(this.#user(call), prefsParameter(call.body), call.now)
    const prefs = prefsAnswer(user)
    return { status: 200, json: prefs, happened: accountHappening(user, 'prefs', prefs) }
  }

  listSessions(call: Call): Answer {
    const sessions = this.#sessions.ofUser(this.#user(call).id, call.now)
    const answers = sessions.map((session) => sessionAnswer(session, false))
    return { status: 200, json: { total: answers.length, sessions: answers } }
  }

  /** A session made by a server's hand: its secret is told, for the server to pass on. */
  createSession(call: Call): Answer {
    const { id } = this.#user(call)
    const device = { ip: call.ip, userAgent: call.userAgent }
    const opened = { userId: id, provider: 'server', providerUid: '', ...device } as const
    const { session, secret } = this.#sessions.create(opened, call.now)
    const json = { ...sessionAnswer(session, false), secret: sessionValue({ userId: id, secret }) }
    return { status: 201, json, happened: [sessionHappening(session, 'create')] }
  }

  deleteSession(call: Call): Answer {
    const sessions = this.#sessions.ofUser(this.#user(call).id, call.now)
    const session = sessions.find(({ id }) => id === call.path['sessionId'])
    if (session === undefined) throw sessionNotFound()
    this.#sessions.delete(session)
    return { status: 204, happened: [sessionHappening(session, 'delete')] }
  }

  deleteSessions(call: Call): Answer {
    const { id } = this.#user(call)
    const happened = this.#sessions.ofUser(id, call.now).map((session) => sessionHappening(session, 'delete'))
    this.#sessions.deleteAll(id)
    return { status: 204, happened }
  }

  #user({ path }: Call): User {
    const user = this.#users.byId(path['userId'] ?? '')
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

/** Whether a parameter says that there shall be none. */
function isEmpty({ body }: Call, name: string): boolean {
  return parameter(body, name) === ''
}

function changed(user: User, what: string): Answer {
  const json = serverUserAnswer(user)
  // Whoever listens to their own account is told what it is to them, and no hash of their password.
  return { status: 200, json, happened: accountHappening(user, what) }
}
