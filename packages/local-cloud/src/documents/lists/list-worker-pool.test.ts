import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfigFile } from '../../config/read-config.ts'
import { syncCollections } from '../../storage/collection-tables.ts'
import type { LocalCloud } from '../../index.ts'
import { openDatabase } from '../../storage/database.ts'
import {
  configFile,
  documentsPath,
  startTestCloud,
  temporaryFolder,
  TestClient,
} from '../../testing/test-cloud.ts'
import { DocumentStore } from '../store/document-store.ts'
import { ListWorkerPool } from './list-worker-pool.ts'
import { parseQuery } from '../queries/parse-query.ts'
import { planQueries } from '../queries/query-plan.ts'
import { DOCUMENTS } from '../api-dialect.ts'

const SCORES = {
  $id: 'scores',
  databaseId: 'games_db',
  $permissions: ['read("any")', 'create("any")'],
  columns: [
    { key: 'game', type: 'string', size: 9 },
    { key: 'name', type: 'string', size: 20 },
    { key: 'score', type: 'integer' },
    { key: 'code', type: 'string', size: 20 },
  ],
  indexes: [
    { key: 'score', type: 'key', columns: ['score'], orders: ['DESC'] },
    { key: 'game_score', type: 'key', columns: ['game', 'score'], orders: ['ASC', 'DESC'] },
    { key: 'code', type: 'unique', columns: ['code'] },
    { key: 'words', type: 'fulltext', columns: ['name'] },
  ],
}
const OWN = { ...SCORES, $id: 'own', $permissions: [], rowSecurity: true }

/** Creates a data file with two collections of `size` documents; the role `few` may read ten of the second. */
function createDataFile(size: number) {
  const data = join(temporaryFolder(), 'data.sqlite')
  const config = configFile([SCORES, OWN])
  const db = openDatabase(data)
  syncCollections(db, readConfigFile(config))
  for (const collection of ['scores', 'own'])
    db.prepare(
      `INSERT INTO "documents:games_db/${collection}" ("$id", "$createdAt", "$updatedAt", "$permissions", game, name, score)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       SELECT 's' || i, '2026-01-01T00:00:00.000+00:00', '2026-01-01T00:00:00.000+00:00', '["read(\\"any\\")"]', 'g' || (i % 9), 'n' || i, i FROM n`,
    ).run(size)
  db.exec(`INSERT INTO "permissions:games_db/own" (sequence, action, role)
    SELECT "$sequence", 'read', 'any' FROM "documents:games_db/own"
    UNION ALL SELECT "$sequence", 'read', 'user:few' FROM "documents:games_db/own" WHERE "$sequence" <= 10`)
  return { data, config, db }
}

const equal = (attribute: string, value: unknown) => ({ method: 'equal', attribute, values: [value] })
const descending = (attribute: string) => ({ method: 'orderDesc', attribute })
const search = (text: string) => ({ method: 'search', attribute: 'name', values: [text] })
const limit = (count: number) => ({ method: 'limit', values: [count] })

test('runs indexed lists at once and all others in the worker', () => {
  const { db, config } = createDataFile(12_000)
  const collections = readConfigFile(config).databases.get('games_db')?.collections
  const isFast = (id: string, readRoles: readonly string[] | null, ...queries: object[]) => {
    const collection = collections?.get(id)
    if (collection === undefined) throw new Error(`There is no ${id}.`)
    const store = new DocumentStore(db, collection)
    const plan = planQueries(
      collection,
      queries.map((query) => parseQuery(JSON.stringify(query))),
    )
    const cursor = plan.cursor === null ? null : store.get(plan.cursor.documentId)
    return store.isFast({ plan, readRoles, cursor })
  }
  const after = { method: 'cursorAfter', values: ['s50'] }
  expect(isFast('scores', null)).toBe(true)
  expect(isFast('scores', null, descending('score'), limit(100))).toBe(true)
  expect(isFast('scores', null, descending('score'), limit(100), after)).toBe(true)
  expect(isFast('scores', null, equal('game', 'g1'), descending('score'), limit(100))).toBe(true)
  expect(isFast('scores', null, equal('$id', 's7'))).toBe(true)
  const several = (attribute: string, count: number, first = 1) => ({
    method: 'equal',
    attribute,
    values: Array.from({ length: count }, (_, at) => `s${at + first}`),
  })
  expect(isFast('scores', null, several('$id', 100))).toBe(true)
  expect(isFast('scores', null, several('$id', 100), equal('name', 'n7'), descending('score'))).toBe(true)
  expect(isFast('scores', null, several('code', 100), descending('$createdAt'))).toBe(true)
  expect(isFast('own', ['any'], several('$id', 100))).toBe(true)
  for (const slow of [
    [several('game', 100), descending('name')],
    [limit(1001)],
    [descending('name')],
    [equal('name', 'n7')],
    [equal('game', 'g1'), equal('name', 'n7'), descending('score')],
    [equal('game', 'g1'), { method: 'contains', attribute: 'name', values: ['7'] }],
    [{ method: 'orderRandom' }],
    [{ method: 'offset', values: [5000] }],
    [{ method: 'or', values: [equal('game', 'g1'), equal('game', 'g2')] }],
    [search('n77')],
  ])
    expect([slow, isFast('scores', null, ...slow)]).toEqual([slow, false])
  expect(isFast('own', ['user:few'], descending('name'))).toBe(true)
  expect(isFast('own', ['any'], descending('name'))).toBe(false)
  expect(isFast('own', ['user:few'], { method: 'or', values: [search('n77'), equal('game', 'g1')] })).toBe(
    false,
  )
  db.close()
})

test('returns the same from the worker, including the latest writes, with a capped total', async () => {
  const { data, config, db } = createDataFile(12_000)
  db.close()
  const cloud = await startTestCloud({ data, config })
  const client = new TestClient(cloud)
  const top = [equal('game', 'g3'), descending('score'), limit(3)]
  const fast = await client.list('scores', ...top)
  const slow = await client.list('scores', ...top, { method: 'isNotNull', attribute: 'name' })
  expect(slow.body).toEqual(fast.body)
  expect(slow.headers.get('content-type')).toBe(fast.headers.get('content-type'))
  expect(slow.headers.get('cache-control')).toBe(fast.headers.get('cache-control'))

  await client.create('scores', 'new', { game: 'g3', name: 'zz', score: 1 })
  expect((await client.list('scores', equal('name', 'zz'))).body.documents[0].$id).toBe('new')
  await client.create('scores', 'told', { game: 'g3', name: 'Lantern leap', score: 1 })
  expect((await client.list('scores', search('lan'))).body.documents[0].$id).toBe('told')
  const all = (await client.list('scores', limit(1_000_000))).body
  expect([all.total, all.documents.length, all.documents.at(-1).$id]).toEqual([5000, 5000, 's5000'])

  const requests = Array.from({ length: 40 }, () => client.list('scores', descending('name'), limit(1)))
  const statuses = (await Promise.all(requests)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await client.list('scores', descending('name'), limit(1))).status).toBe(200)
}, 30_000)

test('reads and searches collections created after the worker started', async () => {
  const secret = 'a sufficiently long and unguessable key'
  const cloud = await startTestCloud({ keys: [secret] })
  const client = new TestClient(cloud)
  const headers = { 'x-appwrite-key': secret }
  const ask = async (method: string, path: string, body?: object) =>
    client.send(method, `/tablesdb${path}`, body, headers)
  const made = async (path: string, body: object) =>
    expect((await ask('POST', path, body)).status).toBeLessThan(300)
  const rows = '/shop/tables/plants/rows'
  const list = async (...queries: object[]) => {
    const texts = queries.map(
      (query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`,
    )
    return (await ask('GET', `${rows}?${texts.join('&')}`)).body
  }
  await made('', { databaseId: 'shop', name: 'Shop' })
  await made('/shop/tables', { tableId: 'plants', name: 'Plants' })
  await made('/shop/tables/plants/columns/string', { key: 'name', size: 64, required: true })
  const plants = Array.from({ length: 1200 }, (_, index) => ({
    name: index % 2 === 0 ? 'Olive' : 'Date palm',
  }))
  await made(rows, { rows: plants })
  // Starts the worker.
  expect((await list(limit(2000))).rows).toHaveLength(1200)

  await made('/shop/tables/plants/columns/integer', { key: 'price', required: false })
  await made('/shop/tables/plants/indexes', { key: 'words', type: 'fulltext', columns: ['name'] })
  const found = await list(search('palm'), limit(2000))
  expect([found.total, found.rows[0]]).toEqual([
    600,
    expect.objectContaining({ name: 'Date palm', price: null }),
  ])
})

/** Searches fifty thousand names for missing text, a hundred million times: this takes many seconds. */
const ENDLESS = [
  descending('name'),
  ...Array.from({ length: 5 }, (_, part) => ({
    method: 'notContains',
    attribute: 'name',
    values: Array.from({ length: 400 }, (_value, at) => `${part}z${at}`),
  })),
]

test('cancels a list after the timeout and continues with the next', async () => {
  const { data, config, db } = createDataFile(50_000)
  db.close()
  const collection = readConfigFile(config).databases.get('games_db')?.collections.get('scores')
  if (collection === undefined) throw new Error('There are no scores.')
  const listWorkers = new ListWorkerPool(data, 300)
  onTestFinished(() => listWorkers.close())
  const find = async (...queries: object[]) => {
    const plan = planQueries(
      collection,
      queries.map((query) => parseQuery(JSON.stringify(query))),
    )
    const request = { plan, readRoles: null, cursor: null }
    const { signal } = new AbortController()
    return listWorkers.find({ request, collection, dialect: DOCUMENTS, client: 'one', signal })
  }
  const [late, next] = await Promise.allSettled([find(...ENDLESS), find(limit(1))])
  expect(late).toMatchObject({ reason: { status: 408, type: 'database_timeout' } })
  expect(next.status).toBe('fulfilled')
})

/** Starts endless searches of a guest. @returns their statuses */
function startSearches(cloud: LocalCloud, count: number, signal: AbortSignal): Promise<number>[] {
  const search = ENDLESS.map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`)
  return Array.from({ length: count }, async () => {
    const headers = { 'x-appwrite-project': 'games-portal' }
    const path = `${documentsPath('scores')}?${search.join('&')}`
    return (await fetch(`${cloud.url}/v1${path}`, { headers, signal })).status
  })
}

test('cancels lists of disconnected clients, running or queued', async () => {
  const { data, config, db } = createDataFile(50_000)
  db.close()
  const cloud = await startTestCloud({ data, config })
  const client = new TestClient(cloud)
  const leave = new AbortController()
  const lists = startSearches(cloud, 9, leave.signal)
  // After this response all searches are running or queued.
  expect((await client.list('scores')).status).toBe(200)
  leave.abort()
  const outcomes = await Promise.allSettled(lists)
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'rejected'))
  // Without cancellation the nine searches would exceed the test timeout.
  expect((await client.list('scores', descending('name'), limit(1))).status).toBe(200)
}, 30_000)

test('keeps half of the queue for other clients', async () => {
  const { data, config, db } = createDataFile(50_000)
  db.close()
  const key = 'a sufficiently long and unguessable key'
  const cloud = await startTestCloud({ data, config, keys: [key] })
  const client = new TestClient(cloud)
  const leave = new AbortController()
  const statuses: number[] = []
  const searches = startSearches(cloud, 20, leave.signal).map(async (status) => statuses.push(await status))
  // One search runs, eight are queued, and the others are rejected.
  await vi.waitFor(() => expect(statuses).toHaveLength(11), { timeout: 20_000 })
  const slowList = `${documentsPath('scores')}?queries[0]=${encodeURIComponent(JSON.stringify(descending('name')))}`
  const withKey = client.send('GET', slowList, undefined, { 'x-appwrite-key': key })
  // After this response the list with a key is queued.
  expect((await client.list('scores')).status).toBe(200)
  leave.abort()
  await Promise.allSettled(searches)
  expect((await withKey).status).toBe(200)
  expect(statuses).toEqual(Array.from({ length: 11 }, () => 503))
}, 30_000)
