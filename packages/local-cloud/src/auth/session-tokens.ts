import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError, unknownFailure } from '../http/api-error.ts'
import { isObject } from '../json.ts'

/** The header that carries a token. */
export const TOKEN_HEADER = 'x-appwrite-jwt'

const HEADER = encode({ typ: 'JWT', alg: 'HS256' })

/** What a token stands for. */
interface Claims {
  readonly userId: string
  readonly sessionId: string
}

/** JWTs that stand for a session for some minutes, so that another server can ask who somebody is. */
export class SessionTokens {
  /** Made anew at every start: a token lives for an hour at most, and no key has to lie on the disk. */
  readonly #key = randomBytes(32)

  /** @param sessionId empty for a token that stands for an account whatever becomes of its sessions */
  issue({ userId, sessionId }: Claims, seconds: number, now: number): string {
    // Appwrite's range begins at 0, and its signer fails at it.
    if (seconds === 0) throw unknownFailure()
    const claims = { userId, sessionId, exp: Math.floor(now / 1000) + seconds }
    const signed = `${HEADER}.${encode(claims)}`
    return `${signed}.${this.#sign(signed).toString('base64url')}`
  }

  /** @throws {ApiError} 401 for what is no token of this server, or one whose time is over */
  read(token: string, now: number): Claims {
    const [header, payload, signature, ...rest] = token.split('.')
    if (header === undefined || payload === undefined || signature === undefined)
      throw invalidToken('Incomplete segments')
    const actual = Buffer.from([signature, ...rest].join('.'))
    const expected = Buffer.from(this.#sign(`${header}.${payload}`).toString('base64url'))
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
      throw invalidToken('Signature failed')
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const { userId, sessionId, exp } = isObject(claims) ? claims : {}
    if (Number(exp) * 1000 <= now) throw invalidToken('Expired')
    return { userId: String(userId), sessionId: String(sessionId) }
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest()
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function invalidToken(reason: string): ApiError {
  return new ApiError(401, 'user_jwt_invalid', `Failed to verify JWT. Invalid token: ${reason}`)
}
