import type { Value } from '../../config/validate-document.ts'
import { formatTime } from '../../identifiers.ts'
import { unwrapFloat } from '../../json.ts'

type Amount = number | bigint

/** Operators for numbers. */
export const NUMERIC_METHODS: ReadonlySet<string> = new Set([
  'increment',
  'decrement',
  'multiply',
  'divide',
  'modulo',
  'power',
])

/** Operators for lists. */
export const ARRAY_METHODS: ReadonlySet<string> = new Set([
  'arrayAppend',
  'arrayPrepend',
  'arrayInsert',
  'arrayRemove',
  'arrayUnique',
  'arrayIntersect',
  'arrayDiff',
  'arrayFilter',
])

const DAY = 86_400_000

/** Applies an operator to a number. A result beyond the bound or not finite keeps the previous value. */
export function applyNumericOperator(
  method: string,
  [by, bound]: readonly unknown[],
  before: Value,
  isInteger: boolean,
): Amount {
  const from = (before ?? 0) as Amount
  const result = calculate(method, from, toAmount(by))
  const limit = bound === undefined || bound === null ? null : toAmount(bound)
  const isBeyond =
    limit !== null && (method === 'decrement' || method === 'divide' ? result < limit : result > limit)
  if (isBeyond || !Number.isFinite(Number(result))) return from
  return isInteger ? round(result) : result
}

/** Calculates the result; integers beyond ±2^53 stay exact. */
export function calculate(method: string, left: Amount, right: Amount): Amount {
  switch (method) {
    case 'increment':
      return keepExact(left, right, Number(left) + Number(right), () => BigInt(left) + BigInt(right))
    case 'decrement':
      return keepExact(left, right, Number(left) - Number(right), () => BigInt(left) - BigInt(right))
    case 'multiply':
      return keepExact(left, right, Number(left) * Number(right), () => BigInt(left) * BigInt(right))
    case 'divide':
      return Number(left) / Number(right)
    case 'modulo':
      return Number(left) % Number(right)
    default:
      return Number(left) ** Number(right)
  }
}

/** Rounds to the nearest integer, halves away from zero. */
export function round(value: Amount): Amount {
  return typeof value === 'bigint' ? value : Math.sign(value) * Math.round(Math.abs(value))
}

/** Converts a number, which may be sent as text. */
export function toAmount(value: unknown): Amount {
  const given = unwrapFloat(value)
  return typeof given === 'bigint' ? given : Number(given)
}

/** Applies an operator to a list. */
export function applyArrayOperator(method: string, given: readonly unknown[], before: Value): Value {
  const list = (before ?? []) as readonly Value[]
  const values = given.map(unwrapFloat) as Value[]
  switch (method) {
    case 'arrayAppend':
      return [...list, ...values]
    case 'arrayPrepend':
      return [...values, ...list]
    case 'arrayInsert':
      // Nothing can be inserted into a missing list.
      return before === null ? null : list.toSpliced(Number(values[0]), 0, values[1] ?? null)
    case 'arrayUnique':
      return list.filter((item, position) => list.findIndex((other) => isSameValue(other, item)) === position)
    case 'arrayIntersect':
      return list.filter((item) => item !== null && values.some((value) => isSameValue(value, item)))
    case 'arrayRemove':
    case 'arrayDiff':
      return list.filter((item) => item !== null && !values.some((value) => isSameValue(value, item)))
    default:
      return list.filter((item) => matchesCondition(String(values[0]), item, values[1] ?? null))
  }
}

/** Applies an operator to a text, boolean or date. */
export function applyPlainOperator(
  method: string,
  [first, second]: readonly unknown[],
  before: Value,
  now: number,
): Value {
  switch (method) {
    case 'stringConcat':
      return `${(before ?? '') as string}${String(first)}`
    case 'stringReplace':
      return first === '' ? before : replaceText(before, String(first), String(second))
    case 'toggle':
      return before !== true
    case 'dateSetNow':
      // Appwrite's database has a resolution of one second here.
      return formatTime(now - (now % 1000))
    default:
      return shiftDate(before, Number(first) * (method === 'dateSubDays' ? -DAY : DAY))
  }
}

function replaceText(before: Value, search: string, replacement: string): Value {
  if (Array.isArray(before)) return before.map((item: Value) => replaceText(item, search, replacement))
  return typeof before === 'string' ? before.replaceAll(search, () => replacement) : before
}

function shiftDate(before: Value, by: number): Value {
  const moment = Date.parse(String(before)) + by
  return moment >= Date.UTC(1000) && moment < Date.UTC(10_000) ? formatTime(moment) : null
}

function keepExact(left: Amount, right: Amount, approximate: number, computeExact: () => bigint): Amount {
  const areWhole = [left, right].every((part) => typeof part === 'bigint' || Number.isInteger(part))
  return areWhole && !Number.isSafeInteger(approximate) ? computeExact() : approximate
}

/** Compares like the database: as text, ignoring case and trailing spaces. */
function isSameValue(left: Value, right: Value): boolean {
  return foldForComparison(left) === foldForComparison(right)
}

function foldForComparison(value: Value): string | null {
  if (value === null || typeof value === 'object') return value === null ? null : JSON.stringify(value)
  return String(value).replace(/ +$/, '').toLowerCase()
}

function matchesCondition(condition: string, item: Value, bound: Value): boolean {
  const areBothSet = item !== null && bound !== null
  switch (condition) {
    case 'isNull':
      return item === null
    case 'isNotNull':
      return item !== null
    case 'equal':
      return areBothSet && isSameValue(item, bound)
    case 'notEqual':
      return areBothSet && !isSameValue(item, bound)
    case 'greaterThan':
      return areBothSet && Number(item) > Number(bound)
    case 'greaterThanEqual':
      return areBothSet && Number(item) >= Number(bound)
    case 'lessThan':
      return areBothSet && Number(item) < Number(bound)
    default:
      return areBothSet && Number(item) <= Number(bound)
  }
}
