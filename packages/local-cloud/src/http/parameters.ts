import { isEmail, exceedsLength } from '../parsing/formats.ts'
import { ID_RULE, isValidId, generateId } from '../identifiers.ts'
import { invalidArgument, missingArgument } from './api-error.ts'

type Body = Readonly<Record<string, unknown>>

/** Returns a parameter of the body, or undefined. Inherited members (`constructor`) are not parameters. */
export function readParameter(body: Body, name: string): unknown {
  return Object.hasOwn(body, name) ? body[name] : undefined
}

/** Reads an id chosen by the client, or generates one for `unique()`. */
export function readNewId(body: Body, name: string): string {
  const value = required(body, name)
  if (value === 'unique()') return generateId()
  if (!isValidId(value)) throw invalidArgument(name, ID_RULE)
  return value
}

/** Reads an e-mail address in lower case, because Appwrite ignores case. Surrounding whitespace is kept. */
export function readEmail(body: Body): string {
  const value = required(body, 'email')
  if (typeof value !== 'string' || !isEmail(value))
    throw invalidArgument('email', 'Value must be a valid email address')
  return value.toLowerCase()
}

/** Reads a phone number in E.164; the country code is not checked. */
export function readPhone(body: Body, name: 'number' | 'phone'): string {
  const value = required(body, name)
  if (typeof value !== 'string' || !/^\+[1-9]\d{6,14}$/.test(value))
    throw invalidArgument(name, "Phone number must start with a '+' can have a maximum of fifteen digits.")
  return value
}

/** Reads a boolean. */
export function readBoolean(body: Body, name: string): boolean {
  const value = required(body, name)
  if (typeof value !== 'boolean') throw invalidArgument(name, 'Value must be a valid boolean')
  return value
}

/** Appwrite counts bytes: eight Latin letters, or four Arabic ones. */
export function readPassword(body: Body, name: 'password' | 'oldPassword' = 'password'): string {
  const value = required(body, name)
  const length = typeof value === 'string' ? Buffer.byteLength(value) : 0
  if (typeof value !== 'string' || length < 8 || length > 256)
    throw invalidArgument(name, 'Password must be between 8 and 256 characters long.')
  return value
}

/** Reads an optional text, which must not be empty. */
export function readOptionalText(body: Body, name: string, max: number): string {
  return (readParameter(body, name) ?? null) === null ? '' : readText(body, name, max)
}

/** Reads a required text of `min` to `max` characters. */
export function readText(body: Body, name: string, max: number, min: 0 | 1 = 1): string {
  const value = required(body, name)
  if (typeof value !== 'string' || value.length < min || value.includes('\0') || exceedsLength(value, max)) {
    const minimumRule = min === 0 ? '' : ' and at least 1 chars'
    throw invalidArgument(name, `Value must be a valid string${minimumRule} and no longer than ${max} chars`)
  }
  return value
}

/** Reads an optional integer within limits; like Appwrite, also as text. */
export function readInteger(body: Body, name: string, min: number, max: number, fallback: number): number {
  const value = readParameter(body, name) ?? fallback
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max)
    throw invalidArgument(
      name,
      `Value must be a valid range between ${min.toLocaleString('en')} and ${max.toLocaleString('en')}`,
    )
  return number
}

function required(body: Body, name: string): unknown {
  const value = readParameter(body, name)
  if (value === undefined) throw missingArgument(name)
  return value
}
