import { randomBytes } from 'node:crypto'
import { invalidArgument } from '../http/api-error.ts'
import type { LiveSetup, TokenRequest } from '../schema/live-request.ts'

interface Token {
  /** Number of sessions that it can still start. */
  left: number
  readonly until: number
  readonly beginsUntil: number
  readonly setup: LiveSetup | null
  readonly fieldMask: string
}

const MINUTE = 60_000
const LONGEST = 20 * 60 * MINUTE

/** Stores ephemeral tokens. By default they start one session within a minute and resume it for half an hour. */
export class TokenStore {
  readonly #tokens = new Map<string, Token>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * Creates a token.
   *
   * @throws {ApiError} 400 for times in the past or too far in the future
   */
  create({
    uses = 1,
    expireTime,
    newSessionExpireTime,
    fieldMask = '',
    bidiGenerateContentSetup,
  }: TokenRequest): object {
    const now = this.#now()
    const until = expireTime === undefined ? now + 30 * MINUTE : Date.parse(expireTime)
    const beginsUntil = newSessionExpireTime === undefined ? now + MINUTE : Date.parse(newSessionExpireTime)
    if (until <= now) throw invalidArgument('expire_time must be in the future')
    if (until > now + LONGEST) throw invalidArgument('expire_time must be less than 20 hours in the future')
    if (beginsUntil > until)
      throw invalidArgument('new_session_expire_time must not be later than expire_time')
    if (uses < 0) throw invalidArgument('uses must not be negative')
    for (const [name, token] of this.#tokens) if (token.until < now) this.#tokens.delete(name)
    const name = `auth_tokens/${randomBytes(32).toString('hex')}`
    const setup = bidiGenerateContentSetup ?? null
    this.#tokens.set(name, {
      left: uses === 0 ? Number.POSITIVE_INFINITY : uses,
      until,
      beginsUntil,
      setup,
      fieldMask,
    })
    return { name }
  }

  /** Returns the reason to reject a token, or null for a valid one. */
  findRejection(name: string, resumes: boolean): string | null {
    const token = this.#tokens.get(name)
    const now = this.#now()
    if (token === undefined) return 'Token is invalid'
    if (now > token.until) return 'Token has expired'
    if (resumes) return null
    if (now > token.beginsUntil) return 'Token can no longer be used to start a new session'
    return token.left < 1 ? 'Token has been used too many times' : null
  }

  /**
   * Uses a token for one session.
   *
   * @returns the session's setup: the token's, all of it or the fields of its mask, merged into the client's
   */
  use(name: string, setup: LiveSetup, resumes: boolean): LiveSetup {
    const token = this.#tokens.get(name)
    if (token === undefined) return setup
    if (!resumes) token.left -= 1
    if (token.setup === null) return setup
    const fields = token.fieldMask
      .split(',')
      .map((field) => field.trim().split('.')[0] ?? '')
      .filter(Boolean)
    const own = Object.entries(token.setup).filter(([field]) => fields.length === 0 || fields.includes(field))
    const kept = fields.length === 0 ? { sessionResumption: setup.sessionResumption } : setup
    return { ...kept, ...Object.fromEntries(own) } as LiveSetup
  }
}
