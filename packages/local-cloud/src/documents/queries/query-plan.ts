import type { Collection, IntegerValue } from '../../config/project.ts'
import { invalidQuery } from '../../http/api-error.ts'
import { isValidId, UID_RULE } from '../../identifiers.ts'
import { Float } from '../../json.ts'
import { normalizeDateTime } from '../../parsing/date-time.ts'
import { isSearchable } from '../../storage/fulltext.ts'
import { type Field, findField } from '../../storage/sql.ts'
import { isNumeric, type Query } from './parse-query.ts'

/** Appwrite's default page size. */
const DEFAULT_LIMIT = 25
/** Largest page. Appwrite would return a million documents, and block meanwhile. */
const MAX_LISTED = 5000
/** Maximum number of values in one query. */
const MAX_QUERY_VALUES = 500

/** The effect of a list of queries, validated against the collection. */
export interface QueryPlan {
  readonly filters: readonly Query[]
  readonly orders: readonly Order[]
  readonly random: boolean
  readonly limit: number
  readonly offset: number
  readonly cursor: Cursor | null
  /** Attributes to return; null means all. */
  readonly select: ReadonlySet<string> | null
}

export interface Order {
  readonly key: string
  readonly descending: boolean
}

/** Start of a page: after a document, or before it for the previous page. */
export interface Cursor {
  readonly documentId: string
  readonly before: boolean
}

const ALWAYS_SELECTED = new Set([
  '$id',
  '$sequence',
  '$createdAt',
  '$updatedAt',
  '$permissions',
  '$databaseId',
  '$collectionId',
  '$collection',
  '$tenant',
])

/** Returns the cursor of a list. Appwrite looks it up before it validates the other queries. */
export function readCursor(queries: readonly Query[]): Cursor | null {
  const query = queries.find(({ method }) => method === 'cursorAfter' || method === 'cursorBefore')
  if (query === undefined) return null
  const documentId = query.values[0]
  if (!isValidId(documentId)) throw invalidQuery(`Invalid cursor: ${UID_RULE}`)
  return { documentId, before: query.method === 'cursorBefore' }
}

/**
 * Validates queries against a collection, in order.
 *
 * @throws {ApiError} 400 `general_query_invalid`, with Appwrite's message
 */
export function planQueries(collection: Collection, queries: readonly Query[]): QueryPlan {
  const filters: Query[] = []
  const orders: Order[] = []
  const select = new Set<string>()
  let random = false
  let limit: number | undefined
  let offset: number | undefined
  for (const query of queries) {
    switch (query.method) {
      case 'limit':
        // The first of two limits wins.
        limit ??= bound(query, 'limit', 1)
        break
      case 'offset':
        offset ??= bound(query, 'offset', 0)
        break
      case 'orderRandom':
        random = true
        break
      case 'orderAsc':
      case 'orderDesc':
        orders.push(readOrder(collection, query))
        break
      case 'select':
        for (const key of readSelect(collection, query)) select.add(key)
        break
      case 'cursorAfter':
      case 'cursorBefore':
        break
      default:
        checkFilter(collection, query)
        filters.push(query)
    }
  }
  return {
    filters,
    orders,
    random,
    limit: Math.min(limit ?? DEFAULT_LIMIT, MAX_LISTED),
    offset: offset ?? 0,
    cursor: readCursor(queries),
    select: select.size === 0 || select.has('*') ? null : select,
  }
}

function bound(query: Query, name: 'limit' | 'offset', min: number): number {
  const value = query.values[0]
  // Appwrite says "limit" for an offset too.
  if (!isNumeric(value)) throw invalidQuery('Invalid query: Invalid limit: Value must be a valid number')
  const integer = toInteger(value)
  if (integer === null || integer < min || integer > 2n ** 63n - 1n)
    throw invalidQuery(
      `Invalid query: Invalid ${name}: Value must be a valid range between ${min} and 9,223,372,036,854,775,807`,
    )
  return Math.min(Number(integer), Number.MAX_SAFE_INTEGER)
}

function toInteger(value: unknown): IntegerValue | null {
  if (typeof value === 'string') return /^\s*[+-]?\d+\s*$/.test(value) ? BigInt(value) : null
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value)) ? value : null
}

function readOrder(collection: Collection, query: Query): Order {
  const key = query.attribute === '' ? '$sequence' : query.attribute
  if (findField(collection, key) === undefined) throw unknownAttribute(key)
  return { key, descending: query.method === 'orderDesc' }
}

function readSelect(collection: Collection, query: Query): string[] {
  if (query.values.length === 0) throw invalidQuery('Invalid query: No attributes selected')
  const keys = query.values.map((key) => {
    if (typeof key !== 'string') throw invalidQuery('Invalid query: Attribute selection must be a string')
    if (key !== '*' && !ALWAYS_SELECTED.has(key) && !collection.attributes.has(key))
      throw unknownAttribute(key)
    return key
  })
  if (new Set(keys).size < keys.length) throw invalidQuery('Invalid query: Duplicate attributes selected')
  return keys
}

function checkFilter(collection: Collection, query: Query): void {
  const { method, attribute, values, nested } = query
  if (method === 'and' || method === 'or') {
    const name = capitalize(method)
    for (const inner of nested) {
      if (NOT_FILTERS.has(inner.method))
        throw invalidQuery(`Invalid query: ${name} queries can only contain filter queries`)
      checkFilter(collection, inner)
    }
    if (nested.length < 2) throw invalidQuery(`Invalid query: ${name} queries require at least two queries`)
    return
  }
  checkValueCount(method, values)
  const field = findField(collection, attribute)
  if (field === undefined) throw unknownAttribute(attribute)
  if (values.length > MAX_QUERY_VALUES)
    throw invalidQuery(
      `Invalid query: Query on attribute has greater than ${MAX_QUERY_VALUES} values: ${attribute}`,
    )
  if (!values.every((value) => fitsType(field, value)))
    throw invalidQuery(`Invalid query: Query value is invalid for attribute "${attribute}"`)
  const containment = method === 'contains' || method === 'notContains'
  const ofLists = method === 'containsAny' || method === 'containsAll'
  if (ofLists && !field.array)
    throw invalidQuery(
      `Invalid query: Cannot query ${method} on attribute "${attribute}" because it is not an array.`,
    )
  if (containment && !field.array && field.type !== 'string')
    throw invalidQuery(
      `Invalid query: Cannot query ${method} on attribute "${attribute}" because it is not an array, string, or object.`,
    )
  if (field.array && !containment && !ofLists && method !== 'isNull' && method !== 'isNotNull')
    throw invalidQuery(
      `Invalid query: Cannot query ${method} on attribute "${attribute}" because it is an array.`,
    )
  if ((method === 'search' || method === 'notSearch') && !isSearchable(collection, attribute))
    throw invalidQuery(`Searching by attribute "${attribute}" requires a fulltext index.`)
}

const NOT_FILTERS = new Set([
  'select',
  'orderAsc',
  'orderDesc',
  'orderRandom',
  'limit',
  'offset',
  'cursorAfter',
  'cursorBefore',
])

function checkValueCount(method: string, values: readonly unknown[]): void {
  const name = capitalize(method)
  switch (method) {
    case 'isNull':
    case 'isNotNull':
      return
    case 'equal':
    case 'contains':
    case 'containsAny':
    case 'containsAll':
    case 'notContains':
      if (values.length === 0)
        throw invalidQuery(`Invalid query: ${name} queries require at least one value.`)
      return
    case 'between':
    case 'notBetween':
      if (values.length !== 2)
        throw invalidQuery(`Invalid query: ${name} queries require exactly two values.`)
      return
    default:
      if (values.length !== 1) throw invalidQuery(`Invalid query: ${name} queries require exactly one value.`)
  }
}

function fitsType(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'string':
      return typeof value === 'string'
    case 'integer':
      return typeof value === 'bigint' ? fits64Bits(value) : Number.isSafeInteger(value)
    case 'double':
      return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float
    case 'datetime':
      return typeof value === 'string' && normalizeDateTime(value) !== null
    case 'sequence':
      return typeof value === 'string' ? /^\d{1,15}$/.test(value) : Number.isSafeInteger(value)
    case 'boolean':
  }
  return typeof value === 'boolean'
}

function fits64Bits(value: bigint): boolean {
  return BigInt.asIntN(64, value) === value
}

function unknownAttribute(key: string): Error {
  return invalidQuery(`Invalid query: Attribute not found in schema: ${key}`)
}

function capitalize(method: string): string {
  return method.charAt(0).toUpperCase() + method.slice(1)
}
