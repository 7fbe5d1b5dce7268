import type { ApiResponse, ApiCall, Route } from '../api/route.ts'
import { COLUMN_TYPES } from './read-column-request.ts'
import { SCHEMA_DIALECTS } from './schema-dialect.ts'
import { SchemaOperations } from './schema-operations.ts'
import type { Schema } from './schema.ts'

/** The routes with which servers and scripts make databases, collections, attributes and indexes. */
export function schemaRoutes(schema: Schema): readonly Route[] {
  return SCHEMA_DIALECTS.flatMap((schemaDialect) => {
    const on = new SchemaOperations(schema, schemaDialect)
    const database = `${schemaDialect.root}/:databaseId`
    const tables = `${database}/${schemaDialect.parents}`
    const table = `${tables}/:parentId`
    const fields = `${table}/${schemaDialect.fields}`
    const indexes = `${table}/indexes`
    const route =
      (...names: readonly string[]) =>
      (method: string, path: string, handle: (call: ApiCall) => ApiResponse): Route => ({
        method,
        path,
        service: 'databases',
        scopes: names.map((name) => `${name}.${method === 'GET' ? 'read' : 'write'}`),
        handle,
      })
    const [ofDatabases, ofTables, ofFields, ofIndexes] = [
      route('databases'),
      route(...schemaDialect.scopes.parents),
      route(...schemaDialect.scopes.fields),
      route(...schemaDialect.scopes.indexes),
    ]
    return [
      ofDatabases('GET', schemaDialect.root, (call) => on.listDatabases(call)),
      ofDatabases('POST', schemaDialect.root, (call) => on.createDatabase(call)),
      ofDatabases('GET', database, (call) => on.getDatabase(call)),
      ofDatabases('PUT', database, (call) => on.updateDatabase(call)),
      ofDatabases('DELETE', database, (call) => on.deleteDatabase(call)),
      ofTables('GET', tables, (call) => on.listTables(call)),
      ofTables('POST', tables, (call) => on.createTable(call)),
      ofTables('GET', table, (call) => on.getTable(call)),
      ofTables('PUT', table, (call) => on.updateTable(call)),
      ofTables('DELETE', table, (call) => on.deleteTable(call)),
      ofFields('GET', fields, (call) => on.listColumns(call)),
      ofFields('GET', `${fields}/:key`, (call) => on.getColumn(call)),
      ofFields('DELETE', `${fields}/:key`, (call) => on.deleteColumn(call)),
      ...[...COLUMN_TYPES.keys()].flatMap((kind) => [
        ofFields('POST', `${fields}/${kind}`, (call) => on.createColumn(withKind(call, kind))),
        ofFields('PATCH', `${fields}/${kind}/:key`, (call) => on.updateColumn(withKind(call, kind))),
      ]),
      ofIndexes('GET', indexes, (call) => on.listIndexes(call)),
      ofIndexes('POST', indexes, (call) => on.createIndex(call)),
      ofIndexes('GET', `${indexes}/:key`, (call) => on.getIndex(call)),
      ofIndexes('DELETE', `${indexes}/:key`, (call) => on.deleteIndex(call)),
    ]
  })
}

function withKind(call: ApiCall, kind: string): ApiCall {
  return { ...call, path: { ...call.path, kind } }
}
