import type { Attribute } from '../config/project.ts'
import type { Value } from '../config/structure.ts'
import { amount, ARRAY_METHODS, calculated, NUMERIC_METHODS } from './operator-results.ts'
import { isNumeric, phpType } from './query-grammar.ts'

/** Appwrite looks at 32 bits here, however wide the attribute is. */
const MAX_INT = 2_147_483_647
const MIN_INT = -2_147_483_648
const MOST_ITEMS = 10_000
const LISTED = new Set(['arrayAppend', 'arrayPrepend', 'arrayIntersect', 'arrayDiff', 'arrayRemove'])
const CONDITIONS = [
  'equal',
  'notEqual',
  'greaterThan',
  'greaterThanEqual',
  'lessThan',
  'lessThanEqual',
  'isNull',
  'isNotNull',
]

/** An operator, and what it is to change. */
export interface OperatorUse {
  readonly method: string
  readonly values: readonly unknown[]
  readonly attribute: Attribute
  readonly before: Value
}

/** What is wrong with an operator for an attribute, in Appwrite's words, or null when nothing is. */
export function operatorComplaint(use: OperatorUse): string | null {
  if (NUMERIC_METHODS.has(use.method)) return numericComplaint(use)
  return ARRAY_METHODS.has(use.method) ? arrayComplaint(use) : plainComplaint(use)
}

function numericComplaint(use: OperatorUse): string | null {
  const { method, values, attribute, before } = use
  const [by, bound = null] = values
  if (attribute.array || (attribute.type !== 'integer' && attribute.type !== 'double'))
    return unfit(use, 'non-numeric')
  if (!isNumeric(by)) return cannot(use, `value must be numeric, got ${phpType(by)}`)
  if (method === 'divide' && Number(amount(by)) === 0) return cannot(use, 'division by zero')
  if (method === 'modulo' && Number(amount(by)) === 0) return cannot(use, 'modulo by zero')
  if (bound !== null && !isNumeric(bound))
    return cannot(use, `max/min limit must be numeric, got ${phpType(bound)}`)
  if (attribute.type !== 'integer' || bound !== null) return null
  const result = calculated(method, (before ?? 0) as number | bigint, amount(by))
  if (result > MAX_INT) return cannot(use, `would overflow maximum value of ${MAX_INT}`)
  return result < MIN_INT ? cannot(use, `would underflow minimum value of ${MIN_INT}`) : null
}

function arrayComplaint(use: OperatorUse): string | null {
  const { method, values, attribute } = use
  const items = (Array.isArray(values[0]) ? values[0] : values) as readonly unknown[]
  if (LISTED.has(method) && items.length > MOST_ITEMS)
    return `Array size ${items.length} exceeds maximum allowed size of ${MOST_ITEMS} for array operations`
  if (!attribute.array)
    return method === 'arrayIntersect' || method === 'arrayDiff'
      ? `Cannot use ${method} operator on non-array attribute '${attribute.key}'`
      : unfit(use, 'non-array')
  switch (method) {
    case 'arrayAppend':
    case 'arrayPrepend':
      return outOfRange(use, items)
    case 'arrayInsert':
      return insertComplaint(use)
    case 'arrayRemove':
      return values.length === 0 ? cannot(use, 'requires a value to remove') : null
    case 'arrayIntersect':
      return values.length === 0 ? `${method} operator requires a non-empty array value` : null
    case 'arrayFilter':
      return filterComplaint(use)
    default:
      return null
  }
}

function insertComplaint(use: OperatorUse): string | null {
  const { values, before } = use
  const [index, value] = values
  if (values.length !== 2) return cannot(use, 'requires exactly 2 values (index and value)')
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0)
    return cannot(use, 'index must be a non-negative integer')
  if (Array.isArray(before) && index > before.length)
    return (
      outOfRange(use, [value]) ??
      cannot(use, `index ${index} is out of bounds for array of length ${before.length}`)
    )
  return outOfRange(use, [value])
}

function filterComplaint(use: OperatorUse): string | null {
  const { values } = use
  const [condition] = values
  if (values.length < 1 || values.length > 2)
    return cannot(use, 'requires 1 or 2 values (condition and optional comparison value)')
  if (typeof condition !== 'string') return cannot(use, 'condition must be a string')
  return CONDITIONS.includes(condition)
    ? null
    : `Invalid array filter condition '${condition}'. Must be one of: ${CONDITIONS.join(', ')}`
}

function outOfRange(use: OperatorUse, items: readonly unknown[]): string | null {
  const isBeyond = (item: unknown) => isNumeric(item) && (amount(item) > MAX_INT || amount(item) < MIN_INT)
  return use.attribute.type === 'integer' && items.some(isBeyond)
    ? cannot(use, `array items must be between ${MIN_INT} and ${MAX_INT}`)
    : null
}

function plainComplaint(use: OperatorUse): string | null {
  const { method, values, attribute, before } = use
  const [first, second] = values
  switch (method) {
    case 'stringConcat': {
      if (attribute.type !== 'string' || attribute.array) return unfit(use, 'non-string')
      if (typeof first !== 'string') return cannot(use, 'requires a string value')
      // Counted in bytes here.
      const length = Buffer.byteLength(String(before ?? '')) + Buffer.byteLength(first)
      return length > attribute.size
        ? cannot(use, `result would exceed maximum length of ${attribute.size} characters`)
        : null
    }
    case 'stringReplace':
      if (attribute.type !== 'string') return unfit(use, 'non-string')
      return values.length !== 2 || typeof first !== 'string' || typeof second !== 'string'
        ? cannot(use, 'requires exactly 2 string values (search and replace)')
        : null
    case 'toggle':
      return attribute.type === 'boolean' && !attribute.array ? null : unfit(use, 'non-boolean')
    default:
      if (attribute.type !== 'datetime' || attribute.array) return unfit(use, 'non-datetime')
      return method !== 'dateSetNow' && !Number.isInteger(first)
        ? cannot(use, 'requires an integer number of days')
        : null
  }
}

function cannot({ method }: OperatorUse, why: string): string {
  return `Cannot apply ${method} operator: ${why}`
}

function unfit({ method, attribute }: OperatorUse, kind: string): string {
  return `Cannot apply ${method} operator to ${kind} field '${attribute.key}'`
}
