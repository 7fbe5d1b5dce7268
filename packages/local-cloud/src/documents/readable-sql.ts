import type { Collection } from '../config/project.ts'
import { documentsTable, permissionsTable } from '../storage/collection-tables.ts'
import { quoted, type Sql } from '../storage/sql.ts'

/** Up to so many readable documents, it is quicker to begin with them than to ask of each whether it is one. */
const FEW = 10_000

/** Where a list is read from, and what must hold of each document there. */
export interface Source {
  readonly from: Sql
  readonly where: Sql | null
  /** How many documents those roles may read, where that is what the list begins with. */
  readonly held: number | null
}

/**
 * The documents that one of these roles may read; null means all. SQLite cannot know how many those are, so
 * it is counted first: in a million private documents a visitor has a few, and a public list has them all.
 *
 * @param count the number that a statement gives under the name `held`
 */
export function readableSql(
  collection: Collection,
  readers: readonly string[] | null,
  count: (text: string, values: readonly string[]) => number,
): Source {
  const table = quoted(documentsTable(collection))
  if (readers === null) return { from: { text: table, values: [] }, where: null, held: null }
  const rights = `${quoted(permissionsTable(collection))} AS rights`
  const held = `rights.action = 'read' AND rights.role IN (${readers.map(() => '?').join(', ')})`
  const total = count(
    `SELECT count(*) AS held FROM (SELECT 1 FROM ${rights} WHERE ${held} LIMIT ${FEW})`,
    readers,
  )
  if (total < FEW) {
    // A cross join is never reordered. The name with a dollar cannot be an attribute's.
    const readable = `(SELECT DISTINCT sequence AS "$readable" FROM ${rights} WHERE ${held})`
    const text = `${readable} CROSS JOIN ${table} ON ${table}."$sequence" = "$readable"`
    return { from: { text, values: readers }, where: null, held: total }
  }
  const text = `EXISTS (SELECT 1 FROM ${rights} WHERE rights.sequence = ${table}."$sequence" AND ${held})`
  return { from: { text: table, values: [] }, where: { text, values: readers }, held: null }
}
