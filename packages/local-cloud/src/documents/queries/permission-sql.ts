import type { Collection } from '../../config/project.ts'
import { documentsTableName, permissionsTableName } from '../../storage/collection-tables.ts'
import { quoteIdentifier, type Sql } from '../../storage/sql.ts'

/** Up to so many readable documents, it is quicker to begin with them than to ask of each whether it is one. */
const MAX_READABLE_FIRST = 10_000

/** Where a list is read from, and what must hold of each document there. */
export interface ReadableSource {
  readonly from: Sql
  readonly where: Sql | null
  /** How many documents those roles may read, where that is what the list begins with. */
  readonly readableCount: number | null
}

/**
 * The documents that one of these roles may read; null means all. SQLite cannot know how many those are, so
 * it is counted first: in a million private documents a visitor has a few, and a public list has them all.
 *
 * @param count the number that a statement gives under the name `held`
 */
export function buildPermissionSql(
  collection: Collection,
  readRoles: readonly string[] | null,
  count: (text: string, values: readonly string[]) => number,
): ReadableSource {
  const table = quoteIdentifier(documentsTableName(collection))
  if (readRoles === null) return { from: { text: table, values: [] }, where: null, readableCount: null }
  const rights = `${quoteIdentifier(permissionsTableName(collection))} AS rights`
  const isReadable = `rights.action = 'read' AND rights.role IN (${readRoles.map(() => '?').join(', ')})`
  const total = count(
    `SELECT count(*) AS total FROM (SELECT 1 FROM ${rights} WHERE ${isReadable} LIMIT ${MAX_READABLE_FIRST})`,
    readRoles,
  )
  if (total < MAX_READABLE_FIRST) {
    // A cross join is never reordered. The name with a dollar cannot be an attribute's.
    const readable = `(SELECT DISTINCT sequence AS "$readable" FROM ${rights} WHERE ${isReadable})`
    const text = `${readable} CROSS JOIN ${table} ON ${table}."$sequence" = "$readable"`
    return { from: { text, values: readRoles }, where: null, readableCount: total }
  }
  const text = `EXISTS (SELECT 1 FROM ${rights} WHERE rights.sequence = ${table}."$sequence" AND ${isReadable})`
  return { from: { text: table, values: [] }, where: { text, values: readRoles }, readableCount: null }
}
