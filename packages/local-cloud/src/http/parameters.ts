import { isEmail, exceedsLength } from '../parsing/formats.ts'
import { ID_RULE, isValidId, generateId } from '../identifiers.ts'
import { invalidArgument, missingArgument } from './api-error.ts'

type Body = Readonly<Record<string, unknown>>

/** A parameter of the body, or undefined; what an object inherits (`constructor`) is not one. */
export function readParameter(body: Body, name: string): unknown {
  return Object.hasOwn(body, name) ? body[name] : undefined
}

/** An id chosen by the client, or `unique()` for one chosen here. */
export function readNewId(body: Body, name: string): string {
  const value = required(body, name)
  if (value === 'unique()') return generateId()
  if (!isValidId(value)) throw invalidArgument(name, ID_RULE)
  return value
}

/** An e-mail address, lower-cased: Appwrite knows no two that differ by case. Blanks around it stay, as they do there. */
export function readEmail(body: Body): string {
  const value = required(body, 'email')
  if (typeof value !== 'string' || !isEmail(value))
    throw invalidArgument('email', 'Value must be a valid email address')
  return value.toLowerCase()
}

/** A phone number in E.164; the country's code is not looked up. */
export function readPhone(body: Body, name: 'number' | 'phone'): string {
  const value = required(body, name)
  if (typeof value !== 'string' || !/^\+[1-9]\d{6,14}$/.test(value))
    throw invalidArgument(name, "Phone number must start with a '+' can have a maximum of fifteen digits.")
  return value
}

/** Yes or no. */
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

/** A text that may be left out, but not be empty. */
export function readOptionalText(body: Body, name: string, max: number): string {
  return (readParameter(body, name) ?? null) === null ? '' : readText(body, name, max)
}

/** A text, which may be empty where Appwrite lets it. */
export function readText(body: Body, name: string, max: number, min: 0 | 1 = 1): string {
  const value = required(body, name)
  if (typeof value !== 'string' || value.length < min || value.includes('\0') || exceedsLength(value, max)) {
    const minimumRule = min === 0 ? '' : ' and at least 1 chars'
    throw invalidArgument(name, `Value must be a valid string${minimumRule} and no longer than ${max} chars`)
  }
  return value
}

/** A whole number within these limits, which may be left out; as text too, as Appwrite takes it. */
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
