import type { Collection } from '../../config/project.ts'
import { documentsTableName, permissionsTableName } from '../../storage/collection-tables.ts'
import { quoteIdentifier, type Sql } from '../../storage/sql.ts'

/** Up to this number of readable documents a query starts with them instead of checking each document. */
const MAX_READABLE_FIRST = 10_000

/** FROM clause of a list, and a condition for each document. */
export interface ReadableSource {
  readonly from: Sql
  readonly where: Sql | null
  /** Number of readable documents when the list starts with them, otherwise null. */
  readonly readableCount: number | null
}

/**
 * Builds the SQL for documents that one of these roles may read; null means all. SQLite cannot estimate their number,
 * so they are counted first: a user can read few of a million private documents, but all of a public list.
 *
 * @param count returns the number of a counting statement
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
    // SQLite never reorders a cross join. Attribute keys cannot start with a dollar sign.
    const readable = `(SELECT DISTINCT sequence AS "$readable" FROM ${rights} WHERE ${isReadable})`
    const text = `${readable} CROSS JOIN ${table} ON ${table}."$sequence" = "$readable"`
    return { from: { text, values: readRoles }, where: null, readableCount: total }
  }
  const text = `EXISTS (SELECT 1 FROM ${rights} WHERE rights.sequence = ${table}."$sequence" AND ${isReadable})`
  return { from: { text: table, values: [] }, where: { text, values: readRoles }, readableCount: null }
}
