import { invalidPayload, type Violation } from '../http/api-error.ts'
import { ENUMS, MESSAGES } from './catalog.ts'
import { SCALARS } from './field-types.ts'
import type { ParsedMessages } from './parsed-messages.ts'

const PACKAGE = 'type.googleapis.com/google.ai.generativelanguage.v1beta'
/** Deeper than any legitimate request. */
const MAX_DEPTH = 100

/**
 * Parses a body as Google's services do: field names in camel or snake case, `null` as absent, 64-bit numbers also as
 * strings. Rejects unknown fields.
 *
 * @param name name of the message
 * @returns the message with field names as its description has them
 * @throws {ApiError} 400 with every violation in Google's words
 */
export function readMessage<Name extends keyof ParsedMessages>(
  name: Name,
  body: unknown,
): ParsedMessages[Name] {
  const violations: Violation[] = []
  const value = readValue(name, body, '', violations, 0)
  if (violations.length > 0) throw invalidPayload(violations)
  return value as ParsedMessages[Name]
}

function readValue(
  type: string,
  value: unknown,
  path: string,
  violations: Violation[],
  depth: number,
): unknown {
  if (depth > MAX_DEPTH)
    return addViolation(violations, path, 'Message too deep. Max recursion depth reached.')
  if (type.endsWith('[]')) {
    // In protobuf's JSON a single value may stand for a list of one.
    const items = Array.isArray(value) ? value : [value]
    return items.map((item, index) =>
      readValue(type.slice(0, -2), item, `${path}[${index}]`, violations, depth + 1),
    )
  }
  if (type.endsWith('{}')) return readRecord(type.slice(0, -2), value, path, violations, depth)
  if (type in SCALARS) return readScalar(type, value, path, violations)
  const names = ENUMS[type]
  if (names !== undefined) return readEnum(type, names, value, path, violations)
  return readFields(type, value, path, violations, depth)
}

function readRecord(
  type: string,
  value: unknown,
  path: string,
  violations: Violation[],
  depth: number,
): unknown {
  if (!isRecord(value)) return addTypeViolation(violations, path, `${PACKAGE}.${type}`, value)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      readValue(type, item, `${path}[${JSON.stringify(key)}]`, violations, depth + 1),
    ]),
  )
}

function readFields(
  type: string,
  value: unknown,
  path: string,
  violations: Violation[],
  depth: number,
): unknown {
  if (!isRecord(value)) return addTypeViolation(violations, path, `${PACKAGE}.${type}`, value)
  const fields = MESSAGES[type] ?? {}
  const read: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const field = Object.hasOwn(fields, key) ? key : camelCase(key)
    const expected = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (expected === undefined) {
      const location = path === '' ? '' : ` at '${path}'`
      violations.push({
        field: path,
        description: `Invalid JSON payload received. Unknown name "${key}"${location}: Cannot find field.`,
      })
    } else if (item !== null && Array.isArray(item) && !expected.endsWith('[]') && expected !== 'json') {
      const location = path === '' ? '' : ` at '${path}'`
      violations.push({
        field: path,
        description: `Invalid JSON payload received. Unknown name "${key}"${location}: Proto field is not repeating, cannot start list.`,
      })
    } else if (item !== null) {
      const location = path === '' ? snakeCase(field) : `${path}.${snakeCase(field)}`
      read[field] = readValue(expected, item, location, violations, depth + 1)
    }
  }
  return read
}

function readEnum(
  type: string,
  names: readonly string[],
  value: unknown,
  path: string,
  violations: Violation[],
): unknown {
  if (typeof value === 'number' && names[value] !== undefined) return names[value]
  if (typeof value === 'string' && names.includes(value)) return value
  // SDKs in other languages send schema types in lower case; the service accepts both.
  if (typeof value === 'string' && names.includes(value.toUpperCase())) return value.toUpperCase()
  return addTypeViolation(violations, path, `${PACKAGE}.${type}`, value)
}

const WHOLE = /^-?\d+$/
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/

function readScalar(type: string, value: unknown, path: string, violations: Violation[]): unknown {
  const checks: Readonly<Record<string, () => boolean>> = {
    string: () => typeof value === 'string',
    boolean: () => typeof value === 'boolean',
    number: () =>
      typeof value === 'number' ||
      (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))),
    int32: () =>
      (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31) ||
      (typeof value === 'string' && WHOLE.test(value)),
    int64: () =>
      (typeof value === 'number' && Number.isInteger(value)) ||
      (typeof value === 'string' && WHOLE.test(value)),
    duration: () => typeof value === 'string' && /^-?\d+(?:\.\d{1,9})?s$/.test(value),
    timestamp: () => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    fieldMask: () => typeof value === 'string',
    json: () => true,
  }
  if (type === 'bytes') {
    if (typeof value === 'string' && BASE64.test(value)) return value
    const shown = typeof value === 'string' ? value.slice(0, 40) : value
    return addViolation(
      violations,
      path,
      `Invalid value at '${path}' (TYPE_BYTES), Base64 decoding failed for ${JSON.stringify(shown)}`,
    )
  }
  if (checks[type]?.() !== true) return addTypeViolation(violations, path, SCALARS[type] ?? type, value)
  return type === 'int32' || type === 'number' ? Number(value) : value
}

function addTypeViolation(violations: Violation[], path: string, type: string, value: unknown): undefined {
  return addViolation(
    violations,
    path,
    `Invalid value at '${path}' (${type}), ${JSON.stringify(value)?.slice(0, 200)}`,
  )
}

function addViolation(violations: Violation[], field: string, description: string): undefined {
  violations.push({ field, description })
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const camelCase = (text: string): string =>
  text.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const snakeCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
