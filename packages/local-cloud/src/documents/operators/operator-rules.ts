import type { Attribute } from '../../config/project.ts'
import type { Value } from '../../config/validate-document.ts'
import { toAmount, ARRAY_METHODS, calculate, NUMERIC_METHODS } from './operator-results.ts'
import { isNumeric, phpType } from '../queries/parse-query.ts'

/** Appwrite checks 32 bits here, regardless of the attribute's range. */
const MAX_INT = 2_147_483_647
const MIN_INT = -2_147_483_648
const MAX_ITEMS = 10_000
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

/** An operator with its attribute and previous value. */
export interface OperatorCall {
  readonly method: string
  readonly values: readonly unknown[]
  readonly attribute: Attribute
  readonly before: Value
}

/** Returns Appwrite's error message for an operator on an attribute, or null. */
export function findOperatorError(use: OperatorCall): string | null {
  if (NUMERIC_METHODS.has(use.method)) return findNumericError(use)
  return ARRAY_METHODS.has(use.method) ? findArrayError(use) : findPlainError(use)
}

function findNumericError(use: OperatorCall): string | null {
  const { method, values, attribute, before } = use
  const [by, bound = null] = values
  if (attribute.array || (attribute.type !== 'integer' && attribute.type !== 'double'))
    return unsupportedField(use, 'non-numeric')
  if (!isNumeric(by)) return cannotApply(use, `value must be numeric, got ${phpType(by)}`)
  if (method === 'divide' && Number(toAmount(by)) === 0) return cannotApply(use, 'division by zero')
  if (method === 'modulo' && Number(toAmount(by)) === 0) return cannotApply(use, 'modulo by zero')
  if (bound !== null && !isNumeric(bound))
    return cannotApply(use, `max/min limit must be numeric, got ${phpType(bound)}`)
  if (attribute.type !== 'integer' || bound !== null) return null
  const result = calculate(method, (before ?? 0) as number | bigint, toAmount(by))
  if (result > MAX_INT) return cannotApply(use, `would overflow maximum value of ${MAX_INT}`)
  return result < MIN_INT ? cannotApply(use, `would underflow minimum value of ${MIN_INT}`) : null
}

function findArrayError(use: OperatorCall): string | null {
  const { method, values, attribute } = use
  const items = (Array.isArray(values[0]) ? values[0] : values) as readonly unknown[]
  if (LISTED.has(method) && items.length > MAX_ITEMS)
    return `Array size ${items.length} exceeds maximum allowed size of ${MAX_ITEMS} for array operations`
  if (!attribute.array)
    return method === 'arrayIntersect' || method === 'arrayDiff'
      ? `Cannot use ${method} operator on non-array attribute '${attribute.key}'`
      : unsupportedField(use, 'non-array')
  switch (method) {
    case 'arrayAppend':
    case 'arrayPrepend':
      return findRangeError(use, items)
    case 'arrayInsert':
      return findInsertError(use)
    case 'arrayRemove':
      return values.length === 0 ? cannotApply(use, 'requires a value to remove') : null
    case 'arrayIntersect':
      return values.length === 0 ? `${method} operator requires a non-empty array value` : null
    case 'arrayFilter':
      return findFilterError(use)
    default:
      return null
  }
}

function findInsertError(use: OperatorCall): string | null {
  const { values, before } = use
  const [index, value] = values
  if (values.length !== 2) return cannotApply(use, 'requires exactly 2 values (index and value)')
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0)
    return cannotApply(use, 'index must be a non-negative integer')
  if (Array.isArray(before) && index > before.length)
    return (
      findRangeError(use, [value]) ??
      cannotApply(use, `index ${index} is out of bounds for array of length ${before.length}`)
    )
  return findRangeError(use, [value])
}

function findFilterError(use: OperatorCall): string | null {
  const { values } = use
  const [condition] = values
  if (values.length < 1 || values.length > 2)
    return cannotApply(use, 'requires 1 or 2 values (condition and optional comparison value)')
  if (typeof condition !== 'string') return cannotApply(use, 'condition must be a string')
  return CONDITIONS.includes(condition)
    ? null
    : `Invalid array filter condition '${condition}'. Must be one of: ${CONDITIONS.join(', ')}`
}

function findRangeError(use: OperatorCall, items: readonly unknown[]): string | null {
  const isBeyond = (item: unknown) =>
    isNumeric(item) && (toAmount(item) > MAX_INT || toAmount(item) < MIN_INT)
  return use.attribute.type === 'integer' && items.some(isBeyond)
    ? cannotApply(use, `array items must be between ${MIN_INT} and ${MAX_INT}`)
    : null
}

function findPlainError(use: OperatorCall): string | null {
  const { method, values, attribute, before } = use
  const [first, second] = values
  switch (method) {
    case 'stringConcat': {
      if (attribute.type !== 'string' || attribute.array) return unsupportedField(use, 'non-string')
      if (typeof first !== 'string') return cannotApply(use, 'requires a string value')
      // Appwrite counts bytes here.
      const length = Buffer.byteLength(String(before ?? '')) + Buffer.byteLength(first)
      return length > attribute.size
        ? cannotApply(use, `result would exceed maximum length of ${attribute.size} characters`)
        : null
    }
    case 'stringReplace':
      if (attribute.type !== 'string') return unsupportedField(use, 'non-string')
      return values.length !== 2 || typeof first !== 'string' || typeof second !== 'string'
        ? cannotApply(use, 'requires exactly 2 string values (search and replace)')
        : null
    case 'toggle':
      return attribute.type === 'boolean' && !attribute.array ? null : unsupportedField(use, 'non-boolean')
    default:
      if (attribute.type !== 'datetime' || attribute.array) return unsupportedField(use, 'non-datetime')
      return method !== 'dateSetNow' && !Number.isInteger(first)
        ? cannotApply(use, 'requires an integer number of days')
        : null
  }
}

function cannotApply({ method }: OperatorCall, reason: string): string {
  return `Cannot apply ${method} operator: ${reason}`
}

function unsupportedField({ method, attribute }: OperatorCall, kind: string): string {
  return `Cannot apply ${method} operator to ${kind} field '${attribute.key}'`
}
