import type { DatabaseSync } from 'node:sqlite'
import type { Attribute, Collection, Index, Project } from '../config/project.ts'
import { StartError } from '../start-error.ts'
import { transaction } from './database.ts'
import { isUniqueViolation } from './sqlite-errors.ts'
import { syncFulltext } from './fulltext-tables.ts'
import { comparisonSql, quoteIdentifier } from './sql.ts'
import { prepare } from './prepare.ts'

/** Table of a collection's documents: one column per attribute, one row per document. */
export const documentsTableName = (collection: Collection): string =>
  `documents:${collection.databaseId}/${collection.id}`

/** Table of the documents' permissions, one row each. */
export const permissionsTableName = (collection: Collection): string =>
  `permissions:${collection.databaseId}/${collection.id}`

const SYSTEM_INDEXES: readonly Index[] = [
  { key: '$created', type: 'key', columns: [{ key: '$createdAt', descending: false }] },
  { key: '$updated', type: 'key', columns: [{ key: '$updatedAt', descending: false }] },
]

/**
 * Updates the tables to match the configuration: adds collections and attributes, creates and drops indexes. Data
 * that the configuration no longer names is kept and reappears when it is named again.
 *
 * @throws {StartError} when stored documents conflict
 */
export function syncCollections(db: DatabaseSync, project: Project): void {
  transaction(db, () => {
    for (const database of project.databases.values())
      for (const collection of database.collections.values()) syncCollection(db, collection)
  })
}

/** Updates the tables of one collection; see {@link syncCollections}. Call it inside a transaction. */
export function syncCollection(
  db: DatabaseSync,
  collection: Collection,
  /** Drops the columns of removed attributes. */
  { dropColumns = false }: { readonly dropColumns?: boolean } = {},
): void {
  syncTable(db, collection)
  syncIndexes(db, collection)
  syncFulltext(db, collection, documentsTableName(collection))
  if (dropColumns) dropUnknownColumns(db, collection)
}

/** Old and new key of an attribute. */
export interface ColumnRename {
  readonly from: string
  readonly to: string
}

/** Renames an attribute and keeps its values. Call it inside a transaction. */
export function renameColumn(db: DatabaseSync, collection: Collection, { from, to }: ColumnRename): void {
  const table = quoteIdentifier(documentsTableName(collection))
  db.exec(`ALTER TABLE ${table} RENAME COLUMN ${quoteIdentifier(from)} TO ${quoteIdentifier(to)}`)
}

/** Deletes a collection's tables and indexes. Call it inside a transaction. */
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
        `The attribute "${attribute.key}" of the collection "${collection.id}" changed its type, but documents with the old type exist: restore the type, use a new key, or start a new data file with --data.`,
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
        `The unique index "${name.slice(table.length + 1)}" of the collection "${collection.id}" cannot be created, because existing documents violate it: delete the duplicates, or start a new data file with --data.`,
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
