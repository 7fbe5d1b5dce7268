import type { DatabaseSync } from 'node:sqlite'
import type { Attribute, Collection, Index, Project } from '../config/project.ts'
import { StartError } from '../start-error.ts'
import { transaction } from './database.ts'
import { isUniqueViolation } from './sqlite-errors.ts'
import { syncFulltext } from './fulltext-tables.ts'
import { comparisonSql, quoteIdentifier } from './sql.ts'
import { prepare } from './prepare.ts'

/** The table that holds a collection's documents: one column an attribute, one row a document. */
export const documentsTableName = (collection: Collection): string =>
  `documents:${collection.databaseId}/${collection.id}`

/** The table that holds the rights of those documents, one row a right. */
export const permissionsTableName = (collection: Collection): string =>
  `permissions:${collection.databaseId}/${collection.id}`

const SYSTEM_INDEXES: readonly Index[] = [
  { key: '$created', type: 'key', columns: [{ key: '$createdAt', descending: false }] },
  { key: '$updated', type: 'key', columns: [{ key: '$updatedAt', descending: false }] },
]

/**
 * Brings the tables in line with the configuration: new collections and attributes are added, indexes are
 * made and dropped. What the configuration no longer names stays in the file, unused, and comes back with
 * its data when it is named again.
 *
 * @throws {StartError} when the documents already kept do not allow it
 */
export function syncCollections(db: DatabaseSync, project: Project): void {
  transaction(db, () => {
    for (const database of project.databases.values())
      for (const collection of database.collections.values()) syncCollection(db, collection)
  })
}

/** Brings the tables of one collection in line with it; see {@link syncCollections}. Belongs in a transaction. */
export function syncCollection(
  db: DatabaseSync,
  collection: Collection,
  /** What is to become of attributes that it no longer has. */
  { dropColumns = false }: { readonly dropColumns?: boolean } = {},
): void {
  syncTable(db, collection)
  syncIndexes(db, collection)
  syncFulltext(db, collection, documentsTableName(collection))
  if (dropColumns) dropUnknownColumns(db, collection)
}

/** What an attribute is called now, and what it was called before. */
export interface ColumnRename {
  readonly from: string
  readonly to: string
}

/** Gives an attribute another key; its values stay. Belongs in a transaction. */
export function renameColumn(db: DatabaseSync, collection: Collection, { from, to }: ColumnRename): void {
  const table = quoteIdentifier(documentsTableName(collection))
  db.exec(`ALTER TABLE ${table} RENAME COLUMN ${quoteIdentifier(from)} TO ${quoteIdentifier(to)}`)
}

/** Deletes the documents of a collection, with everything that was kept for them. Belongs in a transaction. */
export function dropCollection(db: DatabaseSync, collection: Collection): void {
  syncFulltext(db, { ...collection, indexes: [] }, documentsTableName(collection))
  db.exec(`DROP TABLE IF EXISTS ${quoteIdentifier(permissionsTableName(collection))}`)
  db.exec(`DROP TABLE IF EXISTS ${quoteIdentifier(documentsTableName(collection))}`)
}

function dropUnknownColumns(db: DatabaseSync, collection: Collection): void {
  const table = documentsTableName(collection)
  for (const { name } of prepare(db, 'SELECT name FROM pragma_table_info(?)').all(table))
    if (!String(name).startsWith('$') && !collection.attributes.has(String(name)))
      db.exec(`ALTER TABLE ${quoteIdentifier(table)} DROP COLUMN ${quoteIdentifier(String(name))}`)
}

function syncTable(db: DatabaseSync, collection: Collection): void {
  const table = quoteIdentifier(documentsTableName(collection))
  const permissions = quoteIdentifier(permissionsTableName(collection))
  db.exec(`
    CREATE TABLE IF NOT EXISTS ${table} (
      "$sequence" INTEGER PRIMARY KEY AUTOINCREMENT,
      "$id" TEXT NOT NULL COLLATE NOCASE UNIQUE,
      "$createdAt" TEXT NOT NULL,
      "$updatedAt" TEXT NOT NULL,
      "$permissions" TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS ${permissions} (
      sequence INTEGER NOT NULL REFERENCES ${table} ("$sequence") ON DELETE CASCADE,
      action TEXT NOT NULL,
      role TEXT NOT NULL,
      PRIMARY KEY (sequence, action, role)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS ${quoteIdentifier(`${permissionsTableName(collection)}/roles`)}
      ON ${permissions} (action, role, sequence);
  `)
  const columns = new Map(
    prepare(db, 'SELECT name, type FROM pragma_table_info(?)')
      .all(documentsTableName(collection))
      .map(({ name, type }) => [String(name), String(type)]),
  )
  for (const attribute of collection.attributes.values()) {
    const type = columnType(attribute)
    const existing = columns.get(attribute.key)
    if (existing === undefined)
      db.exec(`ALTER TABLE ${table} ADD COLUMN ${quoteIdentifier(attribute.key)} ${type}`)
    else if (existing !== type)
      throw new StartError(
        `The attribute "${attribute.key}" of the collection "${collection.id}" changed its type, and documents of the old type are kept already: change it back, give it a new key, or begin a new file with --data.`,
      )
  }
}

function syncIndexes(db: DatabaseSync, collection: Collection): void {
  const table = documentsTableName(collection)
  const existing = new Map(
    prepare(
      db,
      "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
    )
      .all(table)
      .map(({ name, sql }) => [String(name), String(sql)]),
  )
  const wanted = new Map(
    [...SYSTEM_INDEXES, ...collection.indexes.filter(({ type }) => type !== 'fulltext')].map((index) => [
      `${table}/${index.key}`,
      indexSql(collection, index),
    ]),
  )
  for (const [name, sql] of existing)
    if (wanted.get(name) !== sql) db.exec(`DROP INDEX ${quoteIdentifier(name)}`)
  for (const [name, sql] of wanted) {
    if (existing.get(name) === sql) continue
    try {
      db.exec(sql)
    } catch (cause) {
      if (!isUniqueViolation(cause)) throw cause
      throw new StartError(
        `The unique index "${name.slice(table.length + 1)}" of the collection "${collection.id}" cannot be made, because documents already kept break it: delete the doubles, or begin a new file with --data.`,
        { cause },
      )
    }
  }
}

function indexSql(collection: Collection, index: Index): string {
  const table = documentsTableName(collection)
  const columns = index.columns.map(
    ({ key, descending }) => `${comparisonSql(collection, key)} ${descending ? 'DESC' : 'ASC'}`,
  )
  const kind = index.type === 'unique' ? 'UNIQUE INDEX' : 'INDEX'
  return `CREATE ${kind} ${quoteIdentifier(`${table}/${index.key}`)} ON ${quoteIdentifier(table)} (${columns.join(', ')})`
}

function columnType(attribute: Attribute): string {
  if (attribute.array) return 'TEXT'
  switch (attribute.type) {
    case 'integer':
    case 'boolean':
      return 'INTEGER'
    case 'double':
      return 'REAL'
    case 'string':
    case 'datetime':
  }
  return 'TEXT'
}
