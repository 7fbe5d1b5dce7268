import { parsePermission } from '../grammar/permissions.ts'
import { pathId } from '../documents/request.ts'
import { databaseNotFound, parentNotFound } from '../documents/vocabulary.ts'
import { ApiError, invalidArgument } from '../http/api-error.ts'
import { newId, parameter, requiredTextParameter } from '../http/parameters.ts'
import type { Answer, Call } from '../http/route.ts'
import { formatTime } from '../identifiers.ts'
import { isObject } from '../json.ts'
import { StartError } from '../start-error.ts'
import { columnAnswer, indexAnswer, tableAnswer } from './answers.ts'
import { KINDS, readColumn } from './columns.ts'
import type { DatabaseDefinition, TableDefinition } from './definitions.ts'
import {
  definedInFile,
  type Family,
  fieldMissing,
  fieldTaken,
  idTaken,
  indexMissing,
  indexTaken,
} from './family.ts'
import { checkLengths, readIndex, sameKey } from './indexes.ts'
import { listed } from './listing.ts'
import type { Renamed } from '../storage/collection-tables.ts'
import type { Schema } from './schema.ts'

const LONGEST_NAME = 128
const OF_DATABASES = ['$id', 'name', 'enabled', 'type', '$createdAt', '$updatedAt']
const OF_FIELDS = ['key', 'type', 'size', 'required', 'array', 'status', 'error']

/** What can be done to databases, and to what they are made of, in one of the two ways to speak of them. */
export class SchemaOperations {
  readonly #schema: Schema
  readonly #family: Family

  constructor(schema: Schema, family: Family) {
    this.#schema = schema
    this.#family = family
  }

  listDatabases(call: Call): Answer {
    // The older way does not know those that were made in the newer one.
    const known = this.#schema
      .list()
      .filter(({ type }) => this.#family.type === 'tablesdb' || type === this.#family.type)
    const { total, items } = listed(call, known, OF_DATABASES)
    return { status: 200, json: { total, databases: items.map(databaseAnswer) } }
  }

  createDatabase({ body, now }: Call): Answer {
    const $id = newId(body, 'databaseId')
    const name = requiredTextParameter(body, 'name', LONGEST_NAME)
    if (this.#schema.database($id) !== undefined) throw idTaken('database', $id)
    const time = formatTime(now)
    const enabled = parameter(body, 'enabled') !== false
    const definition = { $id, name, enabled, type: this.#family.type, $createdAt: time, $updatedAt: time }
    this.#schema.putDatabase(definition)
    return { status: 201, json: databaseAnswer(definition) }
  }

  getDatabase(call: Call): Answer {
    return { status: 200, json: databaseAnswer(this.#database(call)) }
  }

  updateDatabase(call: Call): Answer {
    const database = this.#ownDatabase(call)
    const name = requiredTextParameter(call.body, 'name', LONGEST_NAME)
    const enabled = parameter(call.body, 'enabled') !== false
    const changed = { ...database, name, enabled, $updatedAt: formatTime(call.now) }
    this.#schema.putDatabase(changed)
    return { status: 200, json: databaseAnswer(changed) }
  }

  deleteDatabase(call: Call): Answer {
    this.#schema.dropDatabase(this.#ownDatabase(call).$id)
    return { status: 204 }
  }

  listTables(call: Call): Answer {
    const tables = this.#schema.tables(this.#database(call).$id)
    const { total, items } = listed(call, tables, [...OF_DATABASES, this.#family.security])
    return {
      status: 200,
      json: { total, [this.#family.parents]: items.map((table) => tableAnswer(this.#family, table)) },
    }
  }

  createTable(call: Call): Answer {
    const { vocabulary, security } = this.#family
    const { body } = call
    const database = this.#database(call)
    const $id = newId(body, `${vocabulary.parent}Id`)
    const name = requiredTextParameter(body, 'name', LONGEST_NAME)
    const $permissions = collectionPermissions(body) ?? []
    if (this.#schema.table(database.$id, $id) !== undefined) throw idTaken(vocabulary.parent, $id)
    const time = formatTime(call.now)
    const rowSecurity = parameter(body, security) === true
    const enabled = parameter(body, 'enabled') !== false
    const times = { $createdAt: time, $updatedAt: time }
    const empty = { $id, databaseId: database.$id, name, enabled, rowSecurity, $permissions, ...times }
    const made = this.#withInline(call, { ...empty, columns: [], indexes: [] })
    this.#put(made)
    // What came along is there at once, and is not told yet.
    return { status: 201, json: tableAnswer(this.#family, { ...made, columns: [], indexes: [] }) }
  }

  getTable(call: Call): Answer {
    return { status: 200, json: tableAnswer(this.#family, this.#table(call)) }
  }

  updateTable(call: Call): Answer {
    const { body } = call
    const table = this.#ownTable(call)
    const changed = {
      ...table,
      name: requiredTextParameter(body, 'name', LONGEST_NAME),
      $permissions: collectionPermissions(body) ?? table.$permissions,
      rowSecurity: parameter(body, this.#family.security) === true,
      enabled: parameter(body, 'enabled') !== false,
      $updatedAt: formatTime(call.now),
    }
    this.#put(changed)
    return { status: 200, json: tableAnswer(this.#family, changed) }
  }

  deleteTable(call: Call): Answer {
    this.#schema.dropTable(this.#ownTable(call))
    return { status: 204 }
  }

  listColumns(call: Call): Answer {
    const { total, items } = listed(call, this.#table(call).columns, OF_FIELDS)
    return { status: 200, json: { total, [this.#family.fields]: items.map((item) => columnAnswer(item)) } }
  }

  getColumn(call: Call): Answer {
    return { status: 200, json: columnAnswer(this.#column(this.#table(call), call.path['key'] ?? '')) }
  }

  createColumn(call: Call): Answer {
    const table = this.#ownTable(call)
    const column = readColumn(this.#family, call.path['kind'] ?? '', call.body, formatTime(call.now))
    if (table.columns.some(({ key }) => sameKey(key, column.key))) throw fieldTaken(this.#family, column.key)
    this.#put({ ...table, columns: [...table.columns, column] })
    return { status: 202, json: columnAnswer(column, 'processing') }
  }

  updateColumn(call: Call): Answer {
    const table = this.#ownTable(call)
    const before = this.#column(table, call.path['key'] ?? '')
    const column = readColumn(this.#family, call.path['kind'] ?? '', call.body, formatTime(call.now), before)
    const [from, to] = [before.key, column.key]
    if (to !== from && table.columns.some(({ key }) => sameKey(key, to))) throw fieldTaken(this.#family, to)
    const indexes = table.indexes.map((index) => ({
      ...index,
      columns: index.columns.map((key) => (key === from ? to : key)),
    }))
    const columns = table.columns.map((other) => (other === before ? column : other))
    for (const index of indexes) checkLengths(this.#family, { ...table, columns }, index)
    this.#put({ ...table, columns, indexes }, to === from ? null : { from, to })
    return { status: 200, json: columnAnswer(column) }
  }

  deleteColumn(call: Call): Answer {
    const table = this.#ownTable(call)
    const gone = this.#column(table, call.path['key'] ?? '')
    // An index loses the attribute, and goes with its last one.
    const indexes = table.indexes
      .map((index) => ({ ...index, columns: index.columns.filter((key) => key !== gone.key) }))
      .filter(({ columns }) => columns.length > 0)
    this.#put({ ...table, columns: table.columns.filter((column) => column !== gone), indexes })
    return { status: 204 }
  }

  listIndexes(call: Call): Answer {
    const { total, items } = listed(call, this.#table(call).indexes, OF_FIELDS)
    return { status: 200, json: { total, indexes: items.map((index) => indexAnswer(this.#family, index)) } }
  }

  getIndex(call: Call): Answer {
    return { status: 200, json: indexAnswer(this.#family, this.#index(this.#table(call), call)) }
  }

  createIndex(call: Call): Answer {
    const table = this.#ownTable(call)
    const index = readIndex(this.#family, table, call.body, formatTime(call.now))
    if (table.indexes.some(({ key }) => sameKey(key, index.key))) throw indexTaken(this.#family, index.key)
    this.#put({ ...table, indexes: [...table.indexes, index] })
    return { status: 202, json: indexAnswer(this.#family, index, 'processing') }
  }

  deleteIndex(call: Call): Answer {
    const table = this.#ownTable(call)
    const gone = this.#index(table, call)
    this.#put({ ...table, indexes: table.indexes.filter((index) => index !== gone) })
    return { status: 204 }
  }

  #withInline(call: Call, table: TableDefinition): TableDefinition {
    const time = formatTime(call.now)
    const objects = (name: string) => ((parameter(call.body, name) ?? []) as unknown[]).filter(isObject)
    const columns = [...objects('attributes'), ...objects('columns')].map((item) => {
      const type = String(item['type'])
      if (type === 'float' || !(KINDS.has(type) || type === 'double'))
        throw new ApiError(
          400,
          'general_argument_invalid',
          `Invalid type for attribute '${String(item['key'])}': ${type}`,
        )
      const kind = typeof item['format'] === 'string' && item['format'] !== '' ? item['format'] : type
      return readColumn(this.#family, kind === 'double' ? 'float' : kind, item, time)
    })
    const made = { ...table, columns }
    return { ...made, indexes: objects('indexes').map((item) => readIndex(this.#family, made, item, time)) }
  }

  #database({ path }: Call): DatabaseDefinition {
    const id = pathId('databaseId', path['databaseId'] ?? '')
    const database = this.#schema.database(id)
    if (database === undefined) throw databaseNotFound(id)
    return database
  }

  #ownDatabase(call: Call): DatabaseDefinition {
    const database = this.#database(call)
    if (this.#schema.isFromFile(database.$id)) throw definedInFile('database', database.$id)
    return database
  }

  #table(call: Call): TableDefinition {
    const { $id } = this.#database(call)
    const id = pathId(`${this.#family.vocabulary.parent}Id`, call.path['parentId'] ?? '')
    const table = this.#schema.table($id, id)
    if (table === undefined) throw parentNotFound(this.#family.vocabulary, id)
    return table
  }

  #ownTable(call: Call): TableDefinition {
    const table = this.#table(call)
    if (this.#schema.isTableFromFile(table)) throw definedInFile(this.#family.vocabulary.parent, table.$id)
    return table
  }

  #column(table: TableDefinition, key: string) {
    const column = table.columns.find((other) => sameKey(other.key, key))
    if (column === undefined) throw fieldMissing(this.#family, key)
    return column
  }

  #index(table: TableDefinition, { path }: Call) {
    const key = path['key'] ?? ''
    const index = table.indexes.find((other) => sameKey(other.key, key))
    if (index === undefined) throw indexMissing(this.#family, key)
    return index
  }

  /** What a configuration file could not say either is no collection. */
  #put(table: TableDefinition, renamed: Renamed | null = null): void {
    try {
      this.#schema.putTable(table, renamed)
    } catch (error) {
      if (error instanceof StartError) throw new ApiError(400, 'general_bad_request', error.message)
      throw error
    }
  }
}

function databaseAnswer({ $id, name, $createdAt, $updatedAt, enabled, type }: DatabaseDefinition) {
  return { $id, name, $createdAt, $updatedAt, enabled, type }
}

const ON_COLLECTIONS = ['create', 'read', 'update', 'delete', 'write']

function collectionPermissions(body: Call['body']): string[] | null {
  const value = parameter(body, 'permissions') ?? null
  if (value === null) return null
  const texts = (Array.isArray(value) ? value : [value]).map(String)
  for (const text of texts)
    if (parsePermission(text) === null)
      throw invalidArgument(
        'permissions',
        ON_COLLECTIONS.some((action) => text.startsWith(`${action}(`))
          ? `Invalid permission string format: "${text}". or null`
          : `Permission "${text}" is not allowed. Must be one of: ${ON_COLLECTIONS.join(', ')}. or null`,
      )
  return texts
}
