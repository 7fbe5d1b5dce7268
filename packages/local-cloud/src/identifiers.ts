import { randomBytes } from 'node:crypto'

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/

/** What Appwrite says about a new id that is not one. */
export const ID_RULE =
  "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char"

/** What Appwrite says about the id of something that exists, when it is not one; the words are its own. */
export const UID_RULE =
  "UID must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, and underscore. Can't start with a leading underscore"

/** Whether a value may be the id of a user, session, document, collection or database. */
export function isValidId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}

/** A new id in Appwrite's form: 13 hexadecimal digits of time, then 7 random ones; later ids sort later. */
export function generateId(): string {
  const microseconds = Math.floor((performance.timeOrigin + performance.now()) * 1000)
  const seconds = Math.floor(microseconds / 1_000_000)
  const time =
    seconds.toString(16).padStart(8, '0') + (microseconds % 1_000_000).toString(16).padStart(5, '0')
  return time + randomBytes(4).toString('hex').slice(0, 7)
}

/** A moment (milliseconds since 1970) as Appwrite writes it: `2026-11-20T17:56:32.744+00:00`. */
export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '+00:00')
}
