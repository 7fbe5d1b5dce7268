import { invalidQuery } from '../../http/api-error.ts'
import { Float, isObject, parseRequestJson } from '../../json.ts'

/** One query as it was sent; the queries inside `and` and `or` are read too. */
export interface Query {
  readonly method: string
  readonly attribute: string
  readonly values: readonly unknown[]
  /** The queries that `and` or `or` joins; empty for every other method. */
  readonly nested: readonly Query[]
}

/** Methods of Appwrite's grammar that need what this server does not keep: relations, shapes, vectors. */
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
 * Reads one query text, as the SDK's `Query` class writes it.
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

/** Appwrite names types as PHP does. */
export function phpType(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (value instanceof Float) return 'double'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double'
  if (typeof value === 'bigint') return 'integer'
  return typeof value === 'object' ? 'array' : typeof value
}

/** What PHP takes for a number: a text may be one. */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'string') return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(value)
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float
}
