import { type Query, parseQuery } from '../documents/queries/parse-query.ts'
import { isObject, unwrapFloat } from '../json.ts'

const ALLOWED = [
  'equal',
  'notEqual',
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'isNull',
  'isNotNull',
  'and',
  'or',
  'select',
]

/** A query method that subscriptions do not support. */
export class UnsupportedQueryError extends Error {
  override readonly name = 'UnusableQuery'
}

/** A selection of columns. Appwrite fails on it instead of rejecting it. */
export class UnsupportedSelectError extends Error {
  override readonly name = 'UnusableSelect'
}

/** Reads the queries of a subscription. @throws for unsupported ones */
export function readFilters(texts: readonly string[]): readonly Query[] {
  return texts.map((text) => {
    const query = parseQuery(text)
    requireSupported(query)
    return query
  })
}

function requireSupported({ method, values, nested }: Query): void {
  if (!ALLOWED.includes(method))
    throw new UnsupportedQueryError(
      `Query method '${method}' is not supported in Realtime queries. Allowed: ${ALLOWED.join(', ')}`,
    )
  if (method === 'select' && (values.length !== 1 || values[0] !== '*'))
    throw new UnsupportedSelectError('Only select("*") is supported in Realtime queries.')
  for (const inner of nested) requireSupported(inner)
}

/** Returns whether a payload matches all queries. */
export function passes(filters: readonly Query[], payload: unknown): boolean {
  return filters.every((filter) => holds(filter, isObject(payload) ? payload : {}))
}

function holds({ method, attribute, values, nested }: Query, payload: Record<string, unknown>): boolean {
  const value = Object.hasOwn(payload, attribute) ? (payload[attribute] ?? null) : null
  const bounds = values.map(unwrapFloat)
  switch (method) {
    case 'and':
      return nested.every((inner) => holds(inner, payload))
    case 'or':
      return nested.some((inner) => holds(inner, payload))
    case 'equal':
      return bounds.includes(value)
    case 'notEqual':
      return !bounds.includes(value)
    case 'isNull':
      return value === null
    case 'isNotNull':
      return value !== null
    case 'select':
      return true
    default:
      return bounds.some((bound) => compares(method, value, bound))
  }
}

function compares(method: string, value: unknown, bound: unknown): boolean {
  const numbers = isNumber(value) && isNumber(bound)
  if (!numbers && !(typeof value === 'string' && typeof bound === 'string')) return false
  if (method === 'lessThan') return value < bound
  if (method === 'lessThanEqual') return value <= bound
  return method === 'greaterThan' ? value > bound : value >= bound
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}
