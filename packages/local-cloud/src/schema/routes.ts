import type { Answer, Call, Route } from '../http/route.ts'
import { KINDS } from './columns.ts'
import { FAMILIES } from './family.ts'
import { SchemaOperations } from './operations.ts'
import type { Schema } from './schema.ts'

/** The routes with which servers and scripts make databases, collections, attributes and indexes. */
export function schemaRoutes(schema: Schema): readonly Route[] {
  return FAMILIES.flatMap((family) => {
    const on = new SchemaOperations(schema, family)
    const database = `${family.root}/:databaseId`
    const tables = `${database}/${family.parents}`
    const table = `${tables}/:parentId`
    const fields = `${table}/${family.fields}`
    const indexes = `${table}/indexes`
    const route =
      (...names: readonly string[]) =>
      (method: string, path: string, handle: (call: Call) => Answer): Route => ({
        method,
        path,
        service: 'databases',
        scopes: names.map((name) => `${name}.${method === 'GET' ? 'read' : 'write'}`),
        handle,
      })
    const [ofDatabases, ofTables, ofFields, ofIndexes] = [
      route('databases'),
      route(...family.scopes.parents),
      route(...family.scopes.fields),
      route(...family.scopes.indexes),
    ]
    return [
      ofDatabases('GET', family.root, (call) => on.listDatabases(call)),
      ofDatabases('POST', family.root, (call) => on.createDatabase(call)),
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
      ...[...KINDS.keys()].flatMap((kind) => [
        ofFields('POST', `${fields}/${kind}`, (call) => on.createColumn(ofKind(call, kind))),
        ofFields('PATCH', `${fields}/${kind}/:key`, (call) => on.updateColumn(ofKind(call, kind))),
      ]),
      ofIndexes('GET', indexes, (call) => on.listIndexes(call)),
      ofIndexes('POST', indexes, (call) => on.createIndex(call)),
      ofIndexes('GET', `${indexes}/:key`, (call) => on.getIndex(call)),
      ofIndexes('DELETE', `${indexes}/:key`, (call) => on.deleteIndex(call)),
    ]
  })
}

function ofKind(call: Call, kind: string): Call {
  return { ...call, path: { ...call.path, kind } }
}
