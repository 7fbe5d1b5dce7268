import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Collection, Database, Project } from '../config/project.ts'
import { readTable } from '../config/read-config.ts'
import { formatJson, parseJson } from '../json.ts'
import {
  dropCollection,
  type ColumnRename,
  renameColumn,
  syncCollection,
} from '../storage/collection-tables.ts'
import { transaction } from '../storage/database.ts'
import type { DatabaseDefinition, TableDefinition } from './definitions.ts'
import { toTableDefinition } from './to-definition.ts'
import { prepare } from '../storage/prepare.ts'

interface Entry {
  definition: DatabaseDefinition
  readonly fromFile: boolean
  readonly tables: Map<string, TableDefinition>
  readonly database: Database & { readonly collections: Map<string, Collection> }
}

/**
 * Databases of the configuration file, and those created over the API, which are stored in the same format. The file
 * takes precedence.
 */
export class Schema {
  readonly #db: DatabaseSync
  readonly #entries = new Map<string, Entry>()
  readonly #fromFile = new WeakSet<TableDefinition>()
  readonly #databases = new Map<string, Database>()
  readonly #write: StatementSync
  readonly #remove: StatementSync

  /** @param startedAt timestamp of the file's definitions, which have none */
  constructor(db: DatabaseSync, project: Project, startedAt: string) {
    this.#db = db
    this.#write = prepare(
      db,
      'INSERT INTO definitions (database_id, table_id, definition) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET definition = ?3',
    )
    this.#remove = prepare(db, 'DELETE FROM definitions WHERE database_id = ? AND table_id = ?')
    for (const { id, name, enabled, type, collections } of project.databases.values()) {
      const times = { $createdAt: startedAt, $updatedAt: startedAt }
      const entry = this.#add({ $id: id, name, enabled, type, ...times }, true)
      for (const [tableId, collection] of collections) {
        const definition = toTableDefinition(collection, startedAt)
        entry.database.collections.set(tableId, collection)
        entry.tables.set(tableId, definition)
        this.#fromFile.add(definition)
      }
    }
    const stored = prepare(db, 'SELECT * FROM definitions ORDER BY sequence').all()
    for (const { table_id, definition } of stored) {
      const value = parseJson(String(definition))
      if (table_id === '') this.#restoreDatabase(value as DatabaseDefinition)
      else this.#restoreTable(value as TableDefinition)
    }
  }

  /** The current databases. */
  get databases(): ReadonlyMap<string, Database> {
    return this.#databases
  }

  list(): DatabaseDefinition[] {
    return [...this.#entries.values()].map(({ definition }) => definition)
  }

  database(id: string): DatabaseDefinition | undefined {
    return this.#entries.get(id)?.definition
  }

  isFromFile(id: string): boolean {
    return this.#entries.get(id)?.fromFile === true
  }

  isTableFromFile(definition: TableDefinition): boolean {
    return this.#fromFile.has(definition)
  }

  tables(databaseId: string): TableDefinition[] {
    return [...(this.#entries.get(databaseId)?.tables.values() ?? [])]
  }

  table(databaseId: string, id: string): TableDefinition | undefined {
    return this.#entries.get(databaseId)?.tables.get(id)
  }

  /** Creates or changes a database. */
  putDatabase(definition: DatabaseDefinition): void {
    this.#write.run(definition.$id, '', formatJson(definition))
    this.#restoreDatabase(definition)
  }

  dropDatabase(id: string): void {
    transaction(this.#db, () => {
      for (const table of this.tables(id)) this.#drop(table)
      this.#remove.run(id, '')
    })
    this.#entries.delete(id)
    this.#databases.delete(id)
  }

  /**
   * Creates or changes a collection and its tables.
   *
   * @throws {StartError} when it is invalid or conflicts with stored documents
   */
  putTable(definition: TableDefinition, rename: ColumnRename | null = null): void {
    const entry = this.#entries.get(definition.databaseId)
    if (entry === undefined) throw new Error(`The database ${definition.databaseId} does not exist.`)
    const collection = readTable(definition)
    transaction(this.#db, () => {
      if (rename !== null) renameColumn(this.#db, collection, rename)
      syncCollection(this.#db, collection, { dropColumns: true })
      this.#write.run(definition.databaseId, definition.$id, formatJson(definition))
    })
    entry.tables.set(definition.$id, definition)
    entry.database.collections.set(definition.$id, collection)
  }

  dropTable(definition: TableDefinition): void {
    transaction(this.#db, () => this.#drop(definition))
    this.#entries.get(definition.databaseId)?.tables.delete(definition.$id)
    this.#entries.get(definition.databaseId)?.database.collections.delete(definition.$id)
  }

  #drop({ databaseId, $id }: TableDefinition): void {
    const collection = this.#entries.get(databaseId)?.database.collections.get($id)
    if (collection !== undefined) dropCollection(this.#db, collection)
    this.#remove.run(databaseId, $id)
  }

  #restoreDatabase(definition: DatabaseDefinition): void {
    const known = this.#entries.get(definition.$id)
    if (known?.fromFile === true) return
    const entry = this.#add(definition, false)
    for (const [id, table] of known?.tables ?? []) entry.tables.set(id, table)
    for (const [id, collection] of known?.database.collections ?? [])
      entry.database.collections.set(id, collection)
  }

  #restoreTable(definition: TableDefinition): void {
    const entry = this.#entries.get(definition.databaseId)
    if (entry === undefined || entry.tables.has(definition.$id)) return
    entry.tables.set(definition.$id, definition)
    entry.database.collections.set(definition.$id, readTable(definition))
  }

  #add(definition: DatabaseDefinition, fromFile: boolean): Entry {
    const { $id: id, name, enabled, type } = definition
    const database = { id, name, enabled, type, collections: new Map<string, Collection>() }
    const entry = { definition, fromFile, tables: new Map<string, TableDefinition>(), database }
    this.#entries.set(id, entry)
    this.#databases.set(id, database)
    return entry
  }
}
