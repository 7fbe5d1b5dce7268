import type { Attribute, Collection, IntegerAttribute, IntegerValue } from './project.ts'
import { isEmail, isIpAddress, exceedsLength, isUrl } from '../parsing/formats.ts'
import { Float, unwrapFloat } from '../json.ts'
import { normalizeDateTime } from '../parsing/date-time.ts'

/** A stored value: any JSON value, with integers beyond ±2^53 as bigints. */
export type Value = string | number | bigint | boolean | null | readonly Value[]

/** Attribute values of a document by key. A Map, because keys such as `__proto__` must not be special. */
export type Values = ReadonlyMap<string, Value>

/** A value that is computed from the previous one. */
export abstract class ComputedValue {
  /** Returns Appwrite's error message for an attribute, or null. */
  abstract findError(attribute: Attribute): string | null
  /** Computes the new value; the attribute's range and size are not checked. */
  abstract compute(attribute: Attribute): Value
}

/** Appwrite's message for an invalid date. */
export const DATE_RULE = 'Value must be valid date between 1000-01-01 00:00:00 and 9999-12-31 23:59:59.'

const INT32_MAX = 2 ** 31 - 1
const INT64_MIN = -(2n ** 63n)
const INT64_MAX = 2n ** 63n - 1n
const DOUBLE_MAX = Number.MAX_VALUE

/**
 * Validates a document against its collection, applies defaults and normalizes dates.
 *
 * @returns the values to store, or Appwrite's error message
 */
export function validateDocument(
  collection: Collection,
  sent: ReadonlyMap<string, unknown>,
): { readonly values: Values } | { readonly problem: string } {
  const given = new Map(
    [...sent].map(([key, value]) => [key, parseBigIntText(collection.attributes.get(key), value)]),
  )
  const problem =
    findMissingAttribute(collection, given) ??
    unknownAttribute(collection, given) ??
    findInvalidValue(collection, given)
  if (problem !== null) return { problem }
  const values = new Map<string, Value>()
  for (const [key, attribute] of collection.attributes)
    values.set(key, normalizeValue(attribute, given.get(key) ?? attribute.default))
  return { values }
}

/** Parses a bigint that was sent as text. */
function parseBigIntText(attribute: Attribute | undefined, value: unknown): unknown {
  if (attribute?.type !== 'integer' || !attribute.big) return value
  if (Array.isArray(value)) return value.map((item: unknown) => parseBigIntText(attribute, item))
  if (typeof value !== 'string' || !/^-?\d{1,19}$/.test(value)) return value
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : BigInt(value)
}

/** Returns Appwrite's error message for a value of an attribute, or null. */
export function validateValue(attribute: Attribute, value: unknown): string | null {
  if (!attribute.array) {
    const rule = findRuleViolation(attribute, value)
    return rule === null ? null : `Attribute "${attribute.key}" has invalid ${ruleLabel(attribute)}. ${rule}`
  }
  if (!Array.isArray(value)) return `Attribute "${attribute.key}" must be an array`
  for (const [position, item] of (value as unknown[]).entries()) {
    if (item === null && !attribute.required) continue
    const rule = findRuleViolation(attribute, item)
    if (rule !== null)
      return `Attribute "${attribute.key}['${position}']" has invalid ${ruleLabel(attribute)}. ${rule}`
  }
  return null
}

function findMissingAttribute(collection: Collection, given: ReadonlyMap<string, unknown>): string | null {
  for (const { key, required } of collection.attributes.values())
    if (required && (given.get(key) ?? null) === null) return `Missing required attribute "${key}"`
  return null
}

function unknownAttribute(collection: Collection, given: ReadonlyMap<string, unknown>): string | null {
  for (const key of given.keys()) if (!collection.attributes.has(key)) return `Unknown attribute: "${key}"`
  return null
}

function findInvalidValue(collection: Collection, given: ReadonlyMap<string, unknown>): string | null {
  for (const [key, value] of given) {
    const attribute = collection.attributes.get(key)
    if (attribute === undefined || (value === null && !attribute.required)) continue
    const problem =
      value instanceof ComputedValue ? value.findError(attribute) : validateValue(attribute, value)
    if (problem !== null) return problem
  }
  return null
}

/** Appwrite says "format" where a range or format is declared, otherwise "type". */
function ruleLabel(attribute: Attribute): 'format' | 'type' {
  if (attribute.type === 'integer' || attribute.type === 'double') return 'format'
  return attribute.type === 'string' && attribute.format !== null ? 'format' : 'type'
}

function findRuleViolation(attribute: Attribute, value: unknown): string | null {
  switch (attribute.type) {
    case 'string':
      // SQLite's functions end a text at NUL, so texts that differ after it would be equal.
      if (typeof value !== 'string' || value.includes('\0') || exceedsLength(value, attribute.size))
        return `Value must be a valid string and no longer than ${attribute.size} chars`
      return findFormatViolation(attribute.format, value)
    case 'integer':
      return findIntegerViolation(attribute, value)
    case 'double': {
      const number = unwrapFloat(value)
      if (typeof number !== 'number' && typeof number !== 'bigint') return 'Value must be a valid float'
      const { min, max } = attribute
      const inRange =
        Number.isFinite(Number(number)) && (min ?? -Infinity) <= number && number <= (max ?? Infinity)
      return inRange ? null : rangeRule(min ?? -DOUBLE_MAX, max ?? DOUBLE_MAX)
    }
    case 'datetime':
      return typeof value === 'string' && normalizeDateTime(value) !== null ? null : DATE_RULE
    case 'boolean':
  }
  return typeof value === 'boolean' ? null : 'Value must be a valid boolean'
}

function findIntegerViolation({ min, max }: IntegerAttribute, value: unknown): string | null {
  const wide = max > INT32_MAX
  const [lowest, highest] = wide ? [INT64_MIN, INT64_MAX] : [-INT32_MAX - 1, INT32_MAX]
  const isWhole = typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))
  if (!isWhole || value < lowest || value > highest)
    return wide
      ? // Appwrite computes the upper bound in floating point, hence its last digit.
        'Value must be a valid signed 64-bit integer between -9,223,372,036,854,775,808 and 9,223,372,036,854,775,808'
      : 'Value must be a valid signed 32-bit integer between -2,147,483,648 and 2,147,483,647'
  return value < min || value > max ? rangeRule(min, max) : null
}

function findFormatViolation(
  format: 'email' | 'url' | 'ip' | readonly string[] | null,
  value: string,
): string | null {
  if (format === null) return null
  if (format === 'email') return isEmail(value) ? null : 'Value must be a valid email address'
  if (format === 'url') return isUrl(value) ? null : 'Value must be a valid URL'
  if (format === 'ip') return isIpAddress(value) ? null : 'Value must be a valid IP address'
  return format.includes(value) ? null : `Value must be one of (${format.join(', ')})`
}

function rangeRule(min: IntegerValue, max: IntegerValue): string {
  return `Value must be a valid range between ${formatNumber(min)} and ${formatNumber(max)}`
}

function formatNumber(value: IntegerValue): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 0 })
}

function normalizeValue(attribute: Attribute, value: unknown): Value {
  if (value instanceof ComputedValue) return normalizeValue(attribute, value.compute(attribute))
  if (Array.isArray(value)) return value.map((item: unknown) => normalizeValue(attribute, item))
  if (attribute.type === 'datetime' && typeof value === 'string') return normalizeDateTime(value)
  if (attribute.type === 'double' && (typeof value === 'bigint' || value instanceof Float))
    return Number(unwrapFloat(value))
  return (value ?? null) as Value
}
