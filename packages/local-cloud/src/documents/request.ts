import type { Collection, Database, Project } from '../config/project.ts'
import { invalidArgument } from '../http/api-error.ts'
import { parameter } from '../http/parameters.ts'
import type { Call } from '../http/route.ts'
import { isValidId, UID_RULE } from '../identifiers.ts'
import { isObject, parseSent } from '../json.ts'
import { documentPermissions, formatPermission, permissionsComplaint } from '../grammar/permissions.ts'
import { parseQuery, type Query } from './query-grammar.ts'
import { databaseNotFound, parentNotFound, type Vocabulary } from './vocabulary.ts'

const MOST_QUERIES = 100
const LONGEST_QUERY = 4096

/** The collection a path names; for clients one that is switched off is not there. */
export function findCollection(
  project: Project,
  vocabulary: Vocabulary,
  { path, caller }: Call,
): { database: Database; collection: Collection } {
  const { databaseId = '', parentId = '' } = path
  const database = project.databases.get(pathId('databaseId', databaseId))
  pathId(`${vocabulary.parent}Id`, parentId)
  if (database === undefined || !(database.enabled || caller.key !== null)) throw databaseNotFound(databaseId)
  const collection = database.collections.get(parentId)
  if (collection === undefined || !(collection.enabled || caller.key !== null))
    throw parentNotFound(vocabulary, parentId)
  return { database, collection }
}

/** The id in a path, which must be one. */
export function pathId(name: string, value: string): string {
  if (!isValidId(value)) throw invalidArgument(name, UID_RULE)
  return value
}

/** The `data` of a body, by key: an object, or a text that is the JSON of one. Empty when there is none. */
export function dataParameter(body: Call['body']): ReadonlyMap<string, unknown> {
  const given = parameter(body, 'data') ?? {}
  // To PHP an empty list is an empty object; written as a text it is a list.
  if (Array.isArray(given) && given.length === 0) return new Map()
  const value = typeof given === 'string' ? parsedOrNull(given) : given
  if (!isObject(value)) throw invalidArgument('data', 'Value must be a valid JSON object')
  return new Map(Object.entries(value))
}

/** Data without what Appwrite keeps itself (`$id`, `$createdAt`, …): a client cannot write that. */
export function writable(data: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
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

/** The `permissions` of a body, or null when it leaves them as they are. */
export function permissionsParameter(body: Call['body']): readonly string[] | null {
  const value = parameter(body, 'permissions') ?? null
  if (value === null) return null
  const complaint = permissionsComplaint(value)
  if (complaint !== null) throw invalidArgument('permissions', `${complaint} or null`)
  return documentPermissions(value as string[]).map(formatPermission)
}

/** The queries of a URL: `queries[0]=…&queries[1]=…`, or `queries[]=…` for each. */
export function queriesParameter({ query }: Call): Query[] {
  const texts: string[] = []
  let malformed = query.has('queries')
  for (const [name, value] of query) {
    if (!/^queries\[\d*\]$/.test(name)) continue
    malformed ||= value === '' || value.length > LONGEST_QUERY
    texts.push(value)
  }
  if (malformed || texts.length > MOST_QUERIES)
    throw invalidArgument(
      'queries',
      `Value must a valid array no longer than ${MOST_QUERIES} items and Value must be a valid string and at least 1 chars and no longer than ${LONGEST_QUERY} chars`,
    )
  return texts.map(parseQuery)
}

function parsedOrNull(text: string): unknown {
  try {
    return parseSent(text)
  } catch {
    return null
  }
}
