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

/** Reasons why a document cannot be written. */
export type Conflict = 'id-taken' | 'unique-index'

/** Stores the documents of a collection. It does not check permissions. */
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

  /** Inserts a document. @returns it, or the conflict */
  insert(document: Omit<StoredDocument, 'sequence'>): StoredDocument | Conflict {
    // A failed insert also consumes a sequence, like an auto-increment of Appwrite's database.
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

  /** Replaces the document with the same sequence. @returns the conflict, or null */
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

  /** Runs several writes in one transaction. */
  inTransaction<Result>(work: () => Result): Result {
    return transaction(this.#db, work)
  }

  delete(document: StoredDocument): void {
    transaction(this.#db, () => {
      this.#delete.run(document.sequence)
      this.#fulltext.remove(document.sequence)
    })
  }

  /** Returns whether a list is fast; see {@link ListReader.isFast}. */
  isFast(request: ListRequest): boolean {
    return this.#lists.isFast(request, this.#lastSequence)
  }

  /** Returns a page with these columns of each document. */
  find(request: ListRequest, columns: string): Page {
    return this.#lists.find(request, columns)
  }

  /** Returns the documents of a page. */
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
