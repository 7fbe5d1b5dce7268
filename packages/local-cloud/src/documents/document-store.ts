import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { Attribute, Collection } from '../config/project.ts'
import { formatJson, parseJson } from '../json.ts'
import { documentsTable, permissionsTable } from '../storage/collection-tables.ts'
import { isUniqueViolation, transaction } from '../storage/database.ts'
import { FulltextWriter } from '../storage/fulltext-tables.ts'
import { documentPermissions, formatPermission, type Permission } from './permissions.ts'
import type { QueryPlan } from './query-plan.ts'
import {
  comparedValue,
  cursorSql,
  filterSql,
  orderSql,
  quoted,
  type Sql,
  type SqlValue,
} from './query-sql.ts'
import { readableSql } from './readable-sql.ts'
import type { Value, Values } from './structure.ts'

/** Appwrite stops counting here. */
const MOST_COUNTED = 5000

/** One document as it is kept. Times are texts in Appwrite's form. */
export interface StoredDocument {
  readonly id: string
  /** Counts up by one with every document that was tried to be written, kept or not. */
  readonly sequence: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly permissions: readonly Permission[]
  readonly values: Values
}

/** What keeps a document from being written. */
export type Conflict = 'id-taken' | 'unique-index'

/** The documents of one collection. It keeps and finds; it asks nobody for a permission. */
export class DocumentStore {
  readonly #db: DatabaseSync
  readonly #collection: Collection
  readonly #table: string
  readonly #select: StatementSync
  readonly #insert: StatementSync
  readonly #update: StatementSync
  readonly #delete: StatementSync
  readonly #grant: StatementSync
  readonly #revoke: StatementSync
  readonly #fulltext: FulltextWriter
  #lastSequence: number

  constructor(db: DatabaseSync, collection: Collection) {
    const keys = [...collection.attributes.keys()]
    const columns = keys.map(quoted)
    const table = quoted(documentsTable(collection))
    const permissions = quoted(permissionsTable(collection))
    this.#db = db
    this.#collection = collection
    this.#table = table
    this.#select = bigints(db.prepare(`SELECT * FROM ${table} WHERE "$id" = ?`))
    this.#insert = db.prepare(
      `INSERT INTO ${table} (${['"$sequence"', '"$id"', '"$createdAt"', '"$updatedAt"', '"$permissions"', ...columns].join(', ')})
       VALUES (${Array.from({ length: columns.length + 5 }, () => '?').join(', ')})`,
    )
    this.#update = db.prepare(
      `UPDATE ${table} SET ${['"$updatedAt"', '"$permissions"', ...columns].map((name) => `${name} = ?`).join(', ')}
       WHERE "$sequence" = ?`,
    )
    this.#delete = db.prepare(`DELETE FROM ${table} WHERE "$sequence" = ?`)
    this.#grant = db.prepare(`INSERT INTO ${permissions} (sequence, action, role) VALUES (?, ?, ?)`)
    this.#revoke = db.prepare(`DELETE FROM ${permissions} WHERE sequence = ?`)
    this.#fulltext = new FulltextWriter(db, collection)
    const last = db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(documentsTable(collection))
    this.#lastSequence = Number(last?.['seq'] ?? 0)
  }

  get(id: string): StoredDocument | null {
    const row = this.#select.get(id)
    return row === undefined ? null : this.#read(row)
  }

  /** Writes a new document. @returns it, or what is in its way */
  insert(document: Omit<StoredDocument, 'sequence'>): StoredDocument | Conflict {
    // A sequence is spent even when the write fails, as an auto-increment of Appwrite's database is.
    const sequence = (this.#lastSequence += 1)
    if (this.#select.get(document.id) !== undefined) return 'id-taken'
    try {
      transaction(this.#db, () => {
        this.#insert.run(
          sequence,
          document.id,
          document.createdAt,
          document.updatedAt,
          permissionTexts(document.permissions),
          ...this.#columns(document.values),
        )
        this.#grantAll(sequence, document.permissions)
        this.#fulltext.insert(sequence, document.values)
      })
    } catch (error) {
      if (isUniqueViolation(error)) return 'unique-index'
      throw error
    }
    return { ...document, sequence }
  }

  /** Writes a changed document over the one with the same sequence. @returns what is in its way, or null */
  update(document: StoredDocument): Conflict | null {
    try {
      transaction(this.#db, () => {
        this.#update.run(
          document.updatedAt,
          permissionTexts(document.permissions),
          ...this.#columns(document.values),
          document.sequence,
        )
        this.#revoke.run(document.sequence)
        this.#grantAll(document.sequence, document.permissions)
        this.#fulltext.remove(document.sequence)
        this.#fulltext.insert(document.sequence, document.values)
      })
    } catch (error) {
      if (isUniqueViolation(error)) return 'unique-index'
      throw error
    }
    return null
  }

  /** Runs several writes: all of them are kept, or none when one throws. */
  together<Result>(work: () => Result): Result {
    return transaction(this.#db, work)
  }

  delete(document: StoredDocument): void {
    transaction(this.#db, () => {
      this.#delete.run(document.sequence)
      this.#fulltext.remove(document.sequence)
    })
  }

  /**
   * The page of documents that a plan asks for, and how many match in all (counted to 5000 at most).
   *
   * @param readers the roles of which one must hold the right to read each document; null reads all
   * @param cursor the document that the plan's cursor names, if it names one
   */
  find(
    plan: QueryPlan,
    readers: readonly string[] | null,
    cursor: StoredDocument | null,
  ): { total: number; documents: StoredDocument[] } {
    const { from, where: readable } = readableSql(this.#db, this.#collection, readers)
    const conditions = plan.filters.map((filter) => filterSql(this.#collection, filter))
    if (readable !== null) conditions.push(readable)
    const counted = this.#db
      .prepare(
        `SELECT count(*) AS total FROM (SELECT 1 FROM ${from.text} ${where(conditions)} LIMIT ${MOST_COUNTED})`,
      )
      .get(...valuesOf([from, ...conditions]))

    const before = plan.cursor?.before ?? false
    if (cursor !== null)
      conditions.push(cursorSql(this.#collection, plan.orders, (key) => this.sortValue(cursor, key), before))
    const order = plan.random ? 'random()' : orderSql(this.#collection, plan.orders, before)
    const rows = bigints(
      this.#db.prepare(
        `SELECT ${this.#table}.* FROM ${from.text} ${where(conditions)} ORDER BY ${order} LIMIT ? OFFSET ?`,
      ),
    ).all(...valuesOf([from, ...conditions]), plan.limit, plan.offset)
    const documents = rows.map((row) => this.#read(row))
    return { total: Number(counted?.['total']), documents: before ? documents.reverse() : documents }
  }

  /** The value by which a document is ordered under a key; see {@link comparedValue}. */
  sortValue(document: StoredDocument, key: string): SqlValue {
    if (key === '$id') return document.id
    if (key === '$sequence') return document.sequence
    if (key === '$createdAt') return document.createdAt
    if (key === '$updatedAt') return document.updatedAt
    const value = document.values.get(key) ?? null
    const type = this.#collection.attributes.get(key)?.type ?? 'string'
    return value === null ? null : comparedValue(type, value)
  }

  #grantAll(sequence: number, permissions: readonly Permission[]): void {
    for (const { action, role } of permissions) this.#grant.run(sequence, action, role)
  }

  #columns(values: Values): SqlValue[] {
    return [...this.#collection.attributes.keys()].map((key) => {
      const value = values.get(key) ?? null
      if (Array.isArray(value)) return formatJson(value)
      return typeof value === 'boolean' ? Number(value) : (value as SqlValue)
    })
  }

  #read(row: Record<string, SQLOutputValue>): StoredDocument {
    const values = new Map<string, Value>()
    for (const [key, attribute] of this.#collection.attributes)
      values.set(key, readColumn(attribute, row[key] ?? null))
    return {
      id: String(row['$id']),
      sequence: Number(row['$sequence']),
      createdAt: String(row['$createdAt']),
      updatedAt: String(row['$updatedAt']),
      permissions: documentPermissions(JSON.parse(String(row['$permissions'])) as string[]),
      values,
    }
  }
}

function bigints(statement: StatementSync): StatementSync {
  statement.setReadBigInts(true)
  return statement
}

function where(conditions: readonly Sql[]): string {
  return conditions.length === 0 ? '' : `WHERE ${conditions.map(({ text }) => text).join(' AND ')}`
}

function valuesOf(parts: readonly Sql[]): SqlValue[] {
  return parts.flatMap(({ values }) => values)
}

function permissionTexts(permissions: readonly Permission[]): string {
  return JSON.stringify(permissions.map(formatPermission))
}

function readColumn(attribute: Attribute, value: SQLOutputValue): Value {
  if (value === null) return null
  if (attribute.array) return parseJson(String(value)) as Value
  if (attribute.type === 'boolean') return value === 1n
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value
  return value as Value
}
