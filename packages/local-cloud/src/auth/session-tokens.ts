import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError, unknownFailure } from '../http/api-error.ts'
import { isObject } from '../json.ts'

/** Header that carries a JWT. */
export const TOKEN_HEADER = 'x-appwrite-jwt'

const HEADER = encode({ typ: 'JWT', alg: 'HS256' })

/** Claims of a JWT. */
interface Claims {
  readonly userId: string
  readonly sessionId: string
}

/** Issues and verifies JWTs, with which other servers act for a user for some minutes. */
export class SessionTokens {
  /** Created at every start: tokens live for an hour at most, so the key is not stored. */
  readonly #key = randomBytes(32)

  /** @param sessionId empty for a token that is independent of the account's sessions */
  issue({ userId, sessionId }: Claims, seconds: number, now: number): string {
    // Appwrite's range allows 0, but its signer fails.
    if (seconds === 0) throw unknownFailure()
    const claims = { userId, sessionId, exp: Math.floor(now / 1000) + seconds }
    const signed = `${HEADER}.${encode(claims)}`
    return `${signed}.${this.#sign(signed).toString('base64url')}`
  }

  /** @throws {ApiError} 401 for an invalid or expired token */
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
