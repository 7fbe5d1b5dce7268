import { invalidQuery } from '../../http/api-error.ts'
import { Float, isObject, parseRequestJson } from '../../json.ts'

/** A parsed query; queries nested in `and` and `or` are parsed too. */
export interface Query {
  readonly method: string
  readonly attribute: string
  readonly values: readonly unknown[]
  /** Queries joined by `and` or `or`; empty for every other method. */
  readonly nested: readonly Query[]
}

/** Methods of Appwrite that need unsupported data: relations, shapes, vectors. */
const UNSUPPORTED = [
  'relationEqual',
  'elemMatch',
  'exists',
  'notExists',
  'regex',
  'crosses',
  'notCrosses',
  'distanceEqual',
  'distanceNotEqual',
  'distanceGreaterThan',
  'distanceLessThan',
  'intersects',
  'notIntersects',
  'overlaps',
  'notOverlaps',
  'touches',
  'notTouches',
  'vectorDot',
  'vectorCosine',
  'vectorEuclidean',
]

const METHODS: ReadonlySet<string> = new Set([
  'equal',
  'notEqual',
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'contains',
  'containsAny',
  'containsAll',
  'notContains',
  'search',
  'notSearch',
  'isNull',
  'isNotNull',
  'between',
  'notBetween',
  'startsWith',
  'notStartsWith',
  'endsWith',
  'notEndsWith',
  'and',
  'or',
  'select',
  'orderAsc',
  'orderDesc',
  'orderRandom',
  'limit',
  'offset',
  'cursorAfter',
  'cursorBefore',
])

/**
 * Parses a query of the SDK's `Query` class.
 *
 * @throws {ApiError} 400 `general_query_invalid`
 */
export function parseQuery(text: string): Query {
  let value: unknown
  try {
    value = parseRequestJson(text)
  } catch {
    throw invalidQuery('Invalid query: Syntax error')
  }
  return readQuery(value)
}

function readQuery(value: unknown): Query {
  if (Array.isArray(value)) throw invalidQuery('Invalid query method: ')
  if (!isObject(value)) throw invalidQuery(`Invalid query. Must be an array, got ${phpType(value)}`)
  const method = getOwn(value, 'method') ?? ''
  const attribute = getOwn(value, 'attribute') ?? ''
  const values = getOwn(value, 'values') ?? []
  if (typeof method !== 'string')
    throw invalidQuery(`Invalid query method. Must be a string, got ${phpType(method)}`)
  if (UNSUPPORTED.includes(method))
    throw invalidQuery(`Invalid query method: ${method} (the local cloud does not support it)`)
  if (!METHODS.has(method)) throw invalidQuery(`Invalid query method: ${method}`)
  if (typeof attribute !== 'string')
    throw invalidQuery(`Invalid query attribute. Must be a string, got ${phpType(attribute)}`)
  if (!Array.isArray(values))
    throw invalidQuery(`Invalid query values. Must be an array, got ${phpType(values)}`)
  const nested = method === 'and' || method === 'or' ? values.map(readQuery) : []
  return { method, attribute, values, nested }
}

function getOwn(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}

/** Returns PHP's name of a type, as Appwrite's messages use it. */
export function phpType(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (value instanceof Float) return 'double'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double'
  if (typeof value === 'bigint') return 'integer'
  return typeof value === 'object' ? 'array' : typeof value
}

/** Returns whether PHP accepts the value as a number, which may be a text. */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(value)
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float
}
