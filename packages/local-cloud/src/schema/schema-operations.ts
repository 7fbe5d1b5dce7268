import { readPathId } from '../documents/request.ts'
import { databaseNotFound, parentNotFound } from '../documents/errors.ts'
import { ApiError } from '../http/api-error.ts'
import { readNewId, readParameter, readText } from '../http/parameters.ts'
import type { ApiResponse, ApiCall } from '../api/route.ts'
import { formatTime } from '../identifiers.ts'
import { isObject } from '../json.ts'
import { StartError } from '../start-error.ts'
import { toColumnModel, toDatabaseModel, toIndexModel, toTableModel } from './models.ts'
import { readCollectionPermissions } from './read-collection-permissions.ts'
import { COLUMN_TYPES, readColumnRequest } from './read-column-request.ts'
import type { DatabaseDefinition, TableDefinition } from './definitions.ts'
import {
  definedInFile,
  type SchemaDialect,
  fieldMissing,
  fieldTaken,
  idTaken,
  indexMissing,
  indexTaken,
} from './schema-dialect.ts'
import { checkLengths, readIndexRequest, isSameKey } from './read-index-request.ts'
import { queryItems } from './query-items.ts'
import type { ColumnRename } from '../storage/collection-tables.ts'
import type { Schema } from './schema.ts'

const MAX_NAME_LENGTH = 128
const DATABASE_FIELDS = ['$id', 'name', 'enabled', 'type', '$createdAt', '$updatedAt']
const ATTRIBUTE_FIELDS = ['key', 'type', 'size', 'required', 'array', 'status', 'error']

/** Schema operations in one of the two API dialects. */
export class SchemaOperations {
  readonly #schema: Schema
  readonly #schemaDialect: SchemaDialect

  constructor(schema: Schema, schemaDialect: SchemaDialect) {
    this.#schema = schema
    this.#schemaDialect = schemaDialect
  }

  listDatabases(call: ApiCall): ApiResponse {
    // The older API does not list databases of the newer one.
    const known = this.#schema
      .list()
      .filter(({ type }) => this.#schemaDialect.type === 'tablesdb' || type === this.#schemaDialect.type)
    const { total, items } = queryItems(call, known, DATABASE_FIELDS)
    return { status: 200, json: { total, databases: items.map(toDatabaseModel) } }
  }

  createDatabase({ body, now }: ApiCall): ApiResponse {
    const $id = readNewId(body, 'databaseId')
    const name = readText(body, 'name', MAX_NAME_LENGTH)
    if (this.#schema.database($id) !== undefined) throw idTaken('database', $id)
    const time = formatTime(now)
    const enabled = readParameter(body, 'enabled') !== false
    const definition = {
      $id,
      name,
      enabled,
      type: this.#schemaDialect.type,
      $createdAt: time,
      $updatedAt: time,
    }
    this.#schema.putDatabase(definition)
    return { status: 201, json: toDatabaseModel(definition) }
  }

  getDatabase(call: ApiCall): ApiResponse {
    return { status: 200, json: toDatabaseModel(this.#database(call)) }
  }

  updateDatabase(call: ApiCall): ApiResponse {
    const database = this.#requireEditableDatabase(call)
    const name = readText(call.body, 'name', MAX_NAME_LENGTH)
    const enabled = readParameter(call.body, 'enabled') !== false
    const changed = { ...database, name, enabled, $updatedAt: formatTime(call.now) }
    this.#schema.putDatabase(changed)
    return { status: 200, json: toDatabaseModel(changed) }
  }

  deleteDatabase(call: ApiCall): ApiResponse {
    this.#schema.dropDatabase(this.#requireEditableDatabase(call).$id)
    return { status: 204 }
  }

  listTables(call: ApiCall): ApiResponse {
    const tables = this.#schema.tables(this.#database(call).$id)
    const { total, items } = queryItems(call, tables, [...DATABASE_FIELDS, this.#schemaDialect.security])
    return {
      status: 200,
      json: {
        total,
        [this.#schemaDialect.parents]: items.map((table) => toTableModel(this.#schemaDialect, table)),
      },
    }
  }

  createTable(call: ApiCall): ApiResponse {
    const { dialect, security } = this.#schemaDialect
    const { body } = call
    const database = this.#database(call)
    const $id = readNewId(body, `${dialect.parent}Id`)
    const name = readText(body, 'name', MAX_NAME_LENGTH)
    const $permissions = readCollectionPermissions(body) ?? []
    if (this.#schema.table(database.$id, $id) !== undefined) throw idTaken(dialect.parent, $id)
    const time = formatTime(call.now)
    const rowSecurity = readParameter(body, security) === true
    const enabled = readParameter(body, 'enabled') !== false
    const times = { $createdAt: time, $updatedAt: time }
    const empty = { $id, databaseId: database.$id, name, enabled, rowSecurity, $permissions, ...times }
    const created = this.#withInline(call, { ...empty, columns: [], indexes: [] })
    this.#put(created)
    // Inline columns and indexes exist at once, but the response omits them like Appwrite's.
    return { status: 201, json: toTableModel(this.#schemaDialect, { ...created, columns: [], indexes: [] }) }
  }

  getTable(call: ApiCall): ApiResponse {
    return { status: 200, json: toTableModel(this.#schemaDialect, this.#table(call)) }
  }

  updateTable(call: ApiCall): ApiResponse {
    const { body } = call
    const table = this.#requireEditableTable(call)
    const changed = {
      ...table,
      name: readText(body, 'name', MAX_NAME_LENGTH),
      $permissions: readCollectionPermissions(body) ?? table.$permissions,
      rowSecurity: readParameter(body, this.#schemaDialect.security) === true,
      enabled: readParameter(body, 'enabled') !== false,
      $updatedAt: formatTime(call.now),
    }
    this.#put(changed)
    return { status: 200, json: toTableModel(this.#schemaDialect, changed) }
  }

  deleteTable(call: ApiCall): ApiResponse {
    this.#schema.dropTable(this.#requireEditableTable(call))
    return { status: 204 }
  }

  listColumns(call: ApiCall): ApiResponse {
    const { total, items } = queryItems(call, this.#table(call).columns, ATTRIBUTE_FIELDS)
    return {
      status: 200,
      json: { total, [this.#schemaDialect.fields]: items.map((item) => toColumnModel(item)) },
    }
  }

  getColumn(call: ApiCall): ApiResponse {
    return { status: 200, json: toColumnModel(this.#column(this.#table(call), call.path['key'] ?? '')) }
  }

  createColumn(call: ApiCall): ApiResponse {
    const table = this.#requireEditableTable(call)
    const column = readColumnRequest(
      this.#schemaDialect,
      call.path['kind'] ?? '',
      call.body,
      formatTime(call.now),
    )
    if (table.columns.some(({ key }) => isSameKey(key, column.key)))
      throw fieldTaken(this.#schemaDialect, column.key)
    this.#put({ ...table, columns: [...table.columns, column] })
    return { status: 202, json: toColumnModel(column, 'processing') }
  }

  updateColumn(call: ApiCall): ApiResponse {
    const table = this.#requireEditableTable(call)
    const before = this.#column(table, call.path['key'] ?? '')
    const column = readColumnRequest(
      this.#schemaDialect,
      call.path['kind'] ?? '',
      call.body,
      formatTime(call.now),
      before,
    )
    const [from, to] = [before.key, column.key]
    if (to !== from && table.columns.some(({ key }) => isSameKey(key, to)))
      throw fieldTaken(this.#schemaDialect, to)
    const indexes = table.indexes.map((index) => ({
      ...index,
      columns: index.columns.map((key) => (key === from ? to : key)),
    }))
    const columns = table.columns.map((other) => (other === before ? column : other))
    for (const index of indexes) checkLengths(this.#schemaDialect, { ...table, columns }, index)
    this.#put({ ...table, columns, indexes }, to === from ? null : { from, to })
    return { status: 200, json: toColumnModel(column) }
  }

  deleteColumn(call: ApiCall): ApiResponse {
    const table = this.#requireEditableTable(call)
    const deleted = this.#column(table, call.path['key'] ?? '')
    // An index loses the attribute; without columns it is deleted.
    const indexes = table.indexes
      .map((index) => ({ ...index, columns: index.columns.filter((key) => key !== deleted.key) }))
      .filter(({ columns }) => columns.length > 0)
    this.#put({ ...table, columns: table.columns.filter((column) => column !== deleted), indexes })
    return { status: 204 }
  }

  listIndexes(call: ApiCall): ApiResponse {
    const { total, items } = queryItems(call, this.#table(call).indexes, ATTRIBUTE_FIELDS)
    return {
      status: 200,
      json: { total, indexes: items.map((index) => toIndexModel(this.#schemaDialect, index)) },
    }
  }

  getIndex(call: ApiCall): ApiResponse {
    return { status: 200, json: toIndexModel(this.#schemaDialect, this.#index(this.#table(call), call)) }
  }

  createIndex(call: ApiCall): ApiResponse {
    const table = this.#requireEditableTable(call)
    const index = readIndexRequest(this.#schemaDialect, table, call.body, formatTime(call.now))
    if (table.indexes.some(({ key }) => isSameKey(key, index.key)))
      throw indexTaken(this.#schemaDialect, index.key)
    this.#put({ ...table, indexes: [...table.indexes, index] })
    return { status: 202, json: toIndexModel(this.#schemaDialect, index, 'processing') }
  }

  deleteIndex(call: ApiCall): ApiResponse {
    const table = this.#requireEditableTable(call)
    const deleted = this.#index(table, call)
    this.#put({ ...table, indexes: table.indexes.filter((index) => index !== deleted) })
    return { status: 204 }
  }

  #withInline(call: ApiCall, table: TableDefinition): TableDefinition {
    const time = formatTime(call.now)
    const objects = (name: string) => ((readParameter(call.body, name) ?? []) as unknown[]).filter(isObject)
    const columns = [...objects('attributes'), ...objects('columns')].map((item) => {
      const type = String(item['type'])
      if (type === 'float' || !(COLUMN_TYPES.has(type) || type === 'double'))
        throw new ApiError(
          400,
          'general_argument_invalid',
          `Invalid type for attribute '${String(item['key'])}': ${type}`,
        )
      const kind = typeof item['format'] === 'string' && item['format'] !== '' ? item['format'] : type
      return readColumnRequest(this.#schemaDialect, kind === 'double' ? 'float' : kind, item, time)
    })
    const created = { ...table, columns }
    return {
      ...created,
      indexes: objects('indexes').map((item) => readIndexRequest(this.#schemaDialect, created, item, time)),
    }
  }

  #database({ path }: ApiCall): DatabaseDefinition {
    const id = readPathId('databaseId', path['databaseId'] ?? '')
    const database = this.#schema.database(id)
    if (database === undefined) throw databaseNotFound(id)
    return database
  }

  #requireEditableDatabase(call: ApiCall): DatabaseDefinition {
    const database = this.#database(call)
    if (this.#schema.isFromFile(database.$id)) throw definedInFile('database', database.$id)
    return database
  }

  #table(call: ApiCall): TableDefinition {
    const { $id } = this.#database(call)
    const id = readPathId(`${this.#schemaDialect.dialect.parent}Id`, call.path['parentId'] ?? '')
    const table = this.#schema.table($id, id)
    if (table === undefined) throw parentNotFound(this.#schemaDialect.dialect, id)
    return table
  }

  #requireEditableTable(call: ApiCall): TableDefinition {
    const table = this.#table(call)
    if (this.#schema.isTableFromFile(table))
      throw definedInFile(this.#schemaDialect.dialect.parent, table.$id)
    return table
  }

  #column(table: TableDefinition, key: string) {
    const column = table.columns.find((other) => isSameKey(other.key, key))
    if (column === undefined) throw fieldMissing(this.#schemaDialect, key)
    return column
  }

  #index(table: TableDefinition, { path }: ApiCall) {
    const key = path['key'] ?? ''
    const index = table.indexes.find((other) => isSameKey(other.key, key))
    if (index === undefined) throw indexMissing(this.#schemaDialect, key)
    return index
  }

  /** Rejects tables that are invalid in a configuration file too. */
  #put(table: TableDefinition, rename: ColumnRename | null = null): void {
    try {
      this.#schema.putTable(table, rename)
    } catch (error) {
      if (error instanceof StartError) throw new ApiError(400, 'general_bad_request', error.message)
      throw error
    }
  }
}
