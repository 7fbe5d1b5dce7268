import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Collection } from '../../config/project.ts'
import type { Values } from '../../config/validate-document.ts'
import { expandPermissions } from '../../parsing/permissions.ts'
import { formatJson } from '../../json.ts'
import { documentsTableName, permissionsTableName } from '../../storage/collection-tables.ts'
import { transaction } from '../../storage/database.ts'
import { isUniqueViolation } from '../../storage/sqlite-errors.ts'
import { FulltextWriter } from '../../storage/fulltext-tables.ts'
import { quoteIdentifier, type SqlValue } from '../../storage/sql.ts'
import { type ListRequest, ListReader, type Page } from '../lists/list-reader.ts'
import { columnsSql, readDocument, type Row, type StoredDocument } from './stored-document.ts'
import { prepare } from '../../storage/prepare.ts'

/** What keeps a document from being written. */
export type Conflict = 'id-taken' | 'unique-index'

/** The documents of one collection. It keeps and finds; it asks nobody for a permission. */
export class DocumentStore {
  readonly #db: DatabaseSync
  readonly #collection: Collection
  readonly #lists: ListReader
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
    const columns = keys.map(quoteIdentifier)
    const table = quoteIdentifier(documentsTableName(collection))
    const permissions = quoteIdentifier(permissionsTableName(collection))
    this.#db = db
    this.#collection = collection
    this.#lists = new ListReader(db, collection, true)
    this.#select = prepare(db, `SELECT ${columnsSql(collection)} FROM ${table} WHERE "$id" = ?`)
    this.#select.setReturnArrays(true)
    this.#select.setReadBigInts(true)
    this.#insert = prepare(
      db,
      `INSERT INTO ${table} (${['"$sequence"', '"$id"', '"$createdAt"', '"$updatedAt"', '"$permissions"', ...columns].join(', ')})
       VALUES (${Array.from({ length: columns.length + 5 }, () => '?').join(', ')})`,
    )
    this.#update = prepare(
      db,
      `UPDATE ${table} SET ${['"$createdAt"', '"$updatedAt"', '"$permissions"', ...columns].map((name) => `${name} = ?`).join(', ')}
       WHERE "$sequence" = ?`,
    )
    this.#delete = prepare(db, `DELETE FROM ${table} WHERE "$sequence" = ?`)
    this.#grant = prepare(db, `INSERT INTO ${permissions} (sequence, action, role) VALUES (?, ?, ?)`)
    this.#revoke = prepare(db, `DELETE FROM ${permissions} WHERE sequence = ?`)
    this.#fulltext = new FulltextWriter(db, collection)
    const last = prepare(db, 'SELECT seq FROM sqlite_sequence WHERE name = ?').get(
      documentsTableName(collection),
    )
    this.#lastSequence = Number(last?.['seq'] ?? 0)
  }

  get(id: string): StoredDocument | null {
    const row = this.#select.get(id) as Row | undefined
    return row === undefined ? null : readDocument(this.#collection, row)
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
          JSON.stringify(document.permissions),
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
          document.createdAt,
          document.updatedAt,
          JSON.stringify(document.permissions),
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
  inTransaction<Result>(work: () => Result): Result {
    return transaction(this.#db, work)
  }

  delete(document: StoredDocument): void {
    transaction(this.#db, () => {
      this.#delete.run(document.sequence)
      this.#fulltext.remove(document.sequence)
    })
  }

  /** Whether a list may be found at once; see {@link ListReader.isFast}. */
  isFast(request: ListRequest): boolean {
    return this.#lists.isFast(request, this.#lastSequence)
  }

  /** The page that is asked for, with these columns of each document. */
  find(request: ListRequest, columns: string): Page {
    return this.#lists.find(request, columns)
  }

  /** The documents of that page. */
  documents(request: ListRequest): StoredDocument[] {
    const { rows } = this.find(request, columnsSql(this.#collection))
    return rows.map((row) => readDocument(this.#collection, row))
  }

  #grantAll(sequence: number, permissions: readonly string[]): void {
    for (const { action, role } of expandPermissions(permissions)) this.#grant.run(sequence, action, role)
  }

  #columns(values: Values): SqlValue[] {
    return [...this.#collection.attributes.keys()].map((key) => {
      const value = values.get(key) ?? null
      if (Array.isArray(value)) return formatJson(value)
      return typeof value === 'boolean' ? Number(value) : (value as SqlValue)
    })
  }
}
