import type { Collection, Database, Project } from '../config/project.ts'
import { invalidArgument } from '../http/api-error.ts'
import { readParameter } from '../http/parameters.ts'
import type { ApiCall } from '../api/route.ts'
import { isValidId, UID_RULE } from '../identifiers.ts'
import { isObject, tryParseRequestJson } from '../json.ts'
import { expandPermissions, formatPermission, findPermissionsError } from '../parsing/permissions.ts'
import { parseQuery, type Query } from './queries/parse-query.ts'
import type { ApiDialect } from './api-dialect.ts'
import { databaseNotFound, parentNotFound } from './errors.ts'

const MAX_QUERIES = 100
const MAX_QUERY_LENGTH = 4096

/** Returns the collection of a path; disabled ones are only found with a key. */
export function findCollection(
  project: Project,
  dialect: ApiDialect,
  { path, caller }: ApiCall,
): { database: Database; collection: Collection } {
  const { databaseId = '', parentId = '' } = path
  const database = project.databases.get(readPathId('databaseId', databaseId))
  readPathId(`${dialect.parent}Id`, parentId)
  if (database === undefined || !(database.enabled || caller.key !== null)) throw databaseNotFound(databaseId)
  const collection = database.collections.get(parentId)
  if (collection === undefined || !(collection.enabled || caller.key !== null))
    throw parentNotFound(dialect, parentId)
  return { database, collection }
}

/** Reads an id in a path. */
export function readPathId(name: string, value: string): string {
  if (!isValidId(value)) throw invalidArgument(name, UID_RULE)
  return value
}

/** Reads the `data` of a body by key: an object, or its JSON as text. Empty without one. */
export function readData(body: ApiCall['body']): ReadonlyMap<string, unknown> {
  const given = readParameter(body, 'data') ?? {}
  // PHP treats an empty list as an empty object, unless it is sent as text.
  if (Array.isArray(given) && given.length === 0) return new Map()
  const value = typeof given === 'string' ? tryParseRequestJson(given) : given
  if (!isObject(value)) throw invalidArgument('data', 'Value must be a valid JSON object')
  return new Map(Object.entries(value))
}

/** Removes system fields (`$id`, `$createdAt`, …), which clients cannot write. */
export function stripSystemKeys(data: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  return new Map([...data].filter(([key]) => !SYSTEM_KEYS.has(key)))
}

const SYSTEM_KEYS = new Set([
  '$id',
  '$sequence',
  '$createdAt',
  '$updatedAt',
  '$permissions',
  '$databaseId',
  '$collectionId',
  '$tableId',
])

/** Reads the `permissions` of a body; null keeps the current ones. */
export function readPermissions(body: ApiCall['body']): readonly string[] | null {
  const value = readParameter(body, 'permissions') ?? null
  if (value === null) return null
  const problem = findPermissionsError(value)
  if (problem !== null) throw invalidArgument('permissions', `${problem} or null`)
  return expandPermissions(value as string[]).map(formatPermission)
}

/** Reads the queries of a URL: `queries[0]=…&queries[1]=…`, or `queries[]=…` each. */
export function readQueryParameters({ query }: ApiCall): Query[] {
  const texts: string[] = []
  let malformed = query.has('queries')
  for (const [name, value] of query) {
    if (!/^queries\[\d*\]$/.test(name)) continue
    malformed ||= value === '' || value.length > MAX_QUERY_LENGTH
    texts.push(value)
  }
  if (malformed || texts.length > MAX_QUERIES)
    throw invalidArgument(
      'queries',
      `Value must a valid array no longer than ${MAX_QUERIES} items and Value must be a valid string and at least 1 chars and no longer than ${MAX_QUERY_LENGTH} chars`,
    )
  return texts.map(parseQuery)
}
