import { randomBytes } from 'node:crypto'

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/

/** Appwrite's message for an invalid new id. */
export const ID_RULE =
  "Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char"

/** Appwrite's message for an invalid id of an existing item, word for word. */
export const UID_RULE =
  "UID must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, and underscore. Can't start with a leading underscore"

/** Returns whether a value is a valid id of a user, session, document, collection or database. */
export function isValidId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}

/** Generates an id in Appwrite's format: 13 hex digits of time, 7 random ones. Later ids sort later. */
export function generateId(): string {
  const microseconds = Math.floor((performance.timeOrigin + performance.now()) * 1000)
  const seconds = Math.floor(microseconds / 1_000_000)
  const time =
    seconds.toString(16).padStart(8, '0') + (microseconds % 1_000_000).toString(16).padStart(5, '0')
  return time + randomBytes(4).toString('hex').slice(0, 7)
}

/** Formats a timestamp (milliseconds since 1970) like Appwrite: `2026-11-20T17:56:32.744+00:00`. */
export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '+00:00')
}
