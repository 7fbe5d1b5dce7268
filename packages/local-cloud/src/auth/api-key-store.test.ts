import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client, Databases, ID, Permission, Query, Role, TablesDB, Users } from 'node-appwrite'
import { expect, test } from 'vitest'
import { runKeyCommand } from '../cli/key-command.ts'
import { SCOPES } from '../config/scopes.ts'
import {
  CONFIG,
  documentsPath,
  PROJECT,
  startTestCloud,
  temporaryFolder,
  TestClient,
} from '../testing/test-cloud.ts'

/** Creates a key with the command line. */
function createKey(data: string, scopes: string): string {
  const printed: string[] = []
  runKeyCommand(['create', '--scopes', scopes, '--data', data], (line) => printed.push(line))
  expect(printed).toHaveLength(1)
  return printed[0] ?? ''
}

const newFile = () => join(temporaryFolder(), 'data.sqlite')

test('runs a seeding script like Appwrite and keeps its results across a restart', async () => {
  const data = newFile()
  const key = createKey(data, 'all')
  const cloud = await startTestCloud({ data })
  const client = new Client().setEndpoint(`${cloud.url}/v1`).setProject(PROJECT).setKey(key)
  const [tables, databases, users] = [new TablesDB(client), new Databases(client), new Users(client)]

  await tables.create({ databaseId: 'shop', name: 'Shop' })
  const table = { databaseId: 'shop', tableId: 'plants' }
  await tables.createTable({ ...table, name: 'Plants', permissions: [Permission.read(Role.any())] })
  await tables.createStringColumn({ ...table, key: 'name', size: 64, required: true })
  await tables.createIntegerColumn({ ...table, key: 'price', required: false, min: 0, max: 500, xdefault: 5 })
  await tables.createIndex({ ...table, key: 'by_name', type: 'unique' as never, columns: ['name'] })
  await tables.createIndex({ ...table, key: 'words', type: 'fulltext' as never, columns: ['name'] })
  await tables.createRow({ ...table, rowId: ID.unique(), data: { name: 'Desert rose' } })
  await databases.createDocuments({
    databaseId: 'shop',
    collectionId: 'plants',
    documents: [{ name: 'Olive' }, { name: 'Date palm', price: 40 }],
  })
  const user = await users.create({ userId: 'amal', email: 'amal@example.test', password: 'longenough1' })
  await users.updateLabels({ userId: user.$id, labels: ['editor'] })
  const rows = await tables.listRows({ ...table, queries: [Query.search('name', 'rose')] })
  expect(rows.rows).toMatchObject([{ name: 'Desert rose', price: 5 }])
  await cloud.close()

  const again = new TestClient(await startTestCloud({ data }))
  await again.signIn('amal')
  expect((await again.send('GET', '/account')).body.labels).toEqual(['editor'])
  const { body } = await again.send('GET', '/tablesdb/shop/tables/plants/rows')
  expect(body.rows.map(({ name, price }: { name: string; price: number }) => [name, price])).toEqual([
    ['Desert rose', 5],
    ['Olive', 5],
    ['Date palm', 40],
  ])
})

test('creates all or none of several documents', async () => {
  const data = newFile()
  const headers = { 'x-appwrite-key': createKey(data, 'all') }
  const client = new TestClient(await startTestCloud({ data }))
  const favorite = { user_id: 'u', game_id: 'g' }
  const documents = [{ $id: 'one', ...favorite }, { $id: 'two' }]
  expect((await client.send('POST', documentsPath('favorites'), { documents }, headers)).status).toBe(400)
  const { body } = await client.send('GET', documentsPath('favorites'), undefined, headers)
  expect(body.total).toBe(0)
})

test('limits a key to its scopes', async () => {
  const data = newFile()
  const headers = { 'x-appwrite-key': createKey(data, 'documents.read') }
  const client = new TestClient(await startTestCloud({ data }))
  const list = (more = {}) =>
    client.send('GET', documentsPath('favorites'), undefined, { ...headers, ...more })
  expect((await list()).status).toBe(200)
  const rejected = async (method: string, path: string, body?: object) =>
    (await client.send(method, path, body, headers)).body.message
  const of = (scope: string) =>
    `app.games-portal@service.localhost (role: applications) missing scopes (["${scope}"])`
  expect(await rejected('POST', documentsPath('favorites'), {})).toBe(of('documents.write'))
  expect(await rejected('GET', '/users')).toBe(of('users.read'))
  expect(await rejected('GET', '/account/prefs')).toBe(of('account'))
})

const [COLLECTION, TABLE] = [
  '/databases/games_db/collections/favorites',
  '/tablesdb/games_db/tables/favorites',
]

// Scopes from the labels of Appwrite's routes.
const ACCEPTED: readonly [method: string, path: string, scopes: readonly string[]][] = [
  ['GET', '/databases', ['databases.read']],
  ['POST', '/tablesdb', ['databases.write']],
  ['GET', '/databases/games_db/collections', ['collections.read']],
  ['GET', '/tablesdb/games_db/tables', ['tables.read', 'collections.read']],
  ['PUT', TABLE, ['tables.write', 'collections.write']],
  ['GET', `${COLLECTION}/attributes`, ['collections.read']],
  ['POST', `${COLLECTION}/attributes/string`, ['collections.write']],
  ['GET', `${TABLE}/columns`, ['tables.read', 'collections.read', 'columns.read', 'attributes.read']],
  [
    'DELETE',
    `${TABLE}/columns/x`,
    ['tables.write', 'collections.write', 'columns.write', 'attributes.write'],
  ],
  ['GET', `${COLLECTION}/indexes`, ['collections.read']],
  ['GET', `${TABLE}/indexes`, ['tables.read', 'collections.read', 'indexes.read']],
  ['POST', `${TABLE}/indexes`, ['tables.write', 'collections.write', 'indexes.write']],
  ['GET', `${COLLECTION}/documents`, ['documents.read']],
  ['POST', `${COLLECTION}/documents`, ['documents.write']],
  ['GET', `${TABLE}/rows`, ['rows.read', 'documents.read']],
  ['PATCH', `${TABLE}/rows/x`, ['rows.write', 'documents.write']],
  ['GET', '/users', ['users.read']],
  ['GET', '/users/x/sessions', ['users.read', 'sessions.read']],
  ['DELETE', '/users/x/sessions', ['users.write', 'sessions.write']],
  ['POST', '/account', ['sessions.write']],
  ['POST', '/account/sessions/email', ['sessions.write']],
]

test('accepts the scopes that Appwrite accepts on each route', async () => {
  const data = newFile()
  const keys = SCOPES.map((scope) => ({ scope, key: createKey(data, scope) }))
  const client = new TestClient(await startTestCloud({ data }))
  for (const [method, path, accepted] of ACCEPTED) {
    const rejected: string[] = []
    for (const { scope, key } of keys) {
      const body = method === 'GET' ? undefined : {}
      const response = await client.send(method, path, body, { 'x-appwrite-key': key })
      if (response.body.type !== 'general_unauthorized_scope') continue
      expect(response.body.message).toContain(`missing scopes (${JSON.stringify(accepted)})`)
      rejected.push(scope)
    }
    const others = SCOPES.filter((scope) => !accepted.includes(scope))
    expect(rejected, `${method} ${path}`).toEqual(others)
  }
})

test('ignores keys in cookies and URLs, and rejects unknown keys', async () => {
  const data = newFile()
  const key = createKey(data, 'all')
  const client = new TestClient(await startTestCloud({ data }))
  const status = async (path: string, headers: object) =>
    (await client.send('GET', path, undefined, headers)).status
  expect(await status('/users', { 'x-appwrite-key': key })).toBe(200)
  expect(await status('/users', { cookie: `x-appwrite-key=${key}; a_session_games-portal=${key}` })).toBe(401)
  expect(await status(`/users?key=${key}&x-appwrite-key=${key}`, {})).toBe(401)
  const unknown = await client.send('GET', '/users', undefined, { 'x-appwrite-key': `${key}0` })
  expect(unknown.body.type).toBe('user_unauthorized')
})

test('stores only the hash of a key', () => {
  const data = newFile()
  const key = createKey(data, 'users.read')
  const db = new DatabaseSync(data)
  const [row] = db.prepare('SELECT * FROM api_keys').all()
  db.close()
  expect(JSON.stringify(row)).not.toContain(key.slice(9, 40))
  expect(row?.['scopes']).toBe('["users.read"]')
})

test('reports errors of the key command', () => {
  const data = newFile()
  const run =
    (...args: string[]) =>
    () =>
      runKeyCommand([...args, '--data', data], () => {})
  expect(run('create')).toThrow(/Usage: key create --scopes/)
  expect(run('create', '--scopes', 'rows.frob')).toThrow(/Unknown scope "rows\.frob"/)
})

test('protects definitions of the configuration file and allows others beside them', async () => {
  const data = newFile()
  const headers = { 'x-appwrite-key': createKey(data, 'all') }
  const client = new TestClient(await startTestCloud({ data, config: CONFIG }))
  const send = (method: string, path: string, body?: object) => client.send(method, path, body, headers)
  const column = { key: 'more', size: 8, required: false }
  const rejected = await send('POST', '/tablesdb/games_db/tables/favorites/columns/string', column)
  expect([rejected.status, rejected.body.message]).toEqual([
    403,
    "The table 'favorites' is defined in the configuration file of this server: change it there and restart the server.",
  ])
  expect((await send('DELETE', '/tablesdb/games_db')).status).toBe(403)
  expect((await send('GET', '/tablesdb/games_db/tables/favorites')).body.columns).toMatchObject([
    { key: 'user_id', type: 'string', size: 36 },
    { key: 'game_id' },
  ])
  const table = { tableId: 'notes', name: 'Notes' }
  expect((await send('POST', '/tablesdb/games_db/tables', table)).status).toBe(201)
  expect((await send('DELETE', '/tablesdb/games_db/tables/notes')).status).toBe(204)
})
