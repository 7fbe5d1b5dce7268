import type { ApiResponse, ApiCall, Route } from '../api/route.ts'
import { COLUMN_TYPES } from './read-column-request.ts'
import { SCHEMA_DIALECTS } from './schema-dialect.ts'
import { SchemaOperations } from './schema-operations.ts'
import type { Schema } from './schema.ts'

/** Returns the routes for databases, collections, attributes and indexes. */
export function schemaRoutes(schema: Schema): readonly Route[] {
  return SCHEMA_DIALECTS.flatMap((schemaDialect) => {
    const operations = new SchemaOperations(schema, schemaDialect)
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
      ofDatabases('GET', schemaDialect.root, (call) => operations.listDatabases(call)),
      ofDatabases('POST', schemaDialect.root, (call) => operations.createDatabase(call)),
      ofDatabases('GET', database, (call) => operations.getDatabase(call)),
      ofDatabases('PUT', database, (call) => operations.updateDatabase(call)),
      ofDatabases('DELETE', database, (call) => operations.deleteDatabase(call)),
      ofTables('GET', tables, (call) => operations.listTables(call)),
      ofTables('POST', tables, (call) => operations.createTable(call)),
      ofTables('GET', table, (call) => operations.getTable(call)),
      ofTables('PUT', table, (call) => operations.updateTable(call)),
      ofTables('DELETE', table, (call) => operations.deleteTable(call)),
      ofFields('GET', fields, (call) => operations.listColumns(call)),
      ofFields('GET', `${fields}/:key`, (call) => operations.getColumn(call)),
      ofFields('DELETE', `${fields}/:key`, (call) => operations.deleteColumn(call)),
      ...[...COLUMN_TYPES.keys()].flatMap((kind) => [
        ofFields('POST', `${fields}/${kind}`, (call) => operations.createColumn(withKind(call, kind))),
        ofFields('PATCH', `${fields}/${kind}/:key`, (call) => operations.updateColumn(withKind(call, kind))),
      ]),
      ofIndexes('GET', indexes, (call) => operations.listIndexes(call)),
      ofIndexes('POST', indexes, (call) => operations.createIndex(call)),
      ofIndexes('GET', `${indexes}/:key`, (call) => operations.getIndex(call)),
      ofIndexes('DELETE', `${indexes}/:key`, (call) => operations.deleteIndex(call)),
    ]
  })
}

function withKind(call: ApiCall, kind: string): ApiCall {
  return { ...call, path: { ...call.path, kind } }
}
