import { expect, test } from 'vitest'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'

const HEADERS = { 'x-appwrite-key': 'secret' }

/** Starts a server with a database and the collection `films`, created with a key. */
async function startWithCollection() {
  const cloud = await startTestCloud({ keys: ['secret'] })
  const client = new TestClient(cloud)
  const send = (method: string, path: string, body?: object) =>
    client.send(method, `/databases${path}`, body, HEADERS)
  await send('POST', '', { databaseId: 'own', name: 'Own' })
  await send('POST', '/own/collections', { collectionId: 'films', name: 'Films' })
  const films = (method: string, path: string, body?: object) =>
    send(method, `/own/collections/films${path}`, body)
  for (const [key, size] of [
    ['title', 256],
    ['plot', 600],
  ])
    await films('POST', '/attributes/string', { key, size, required: false })
  return { client, send, films }
}

test('limits the length of an index like MariaDB, also after an attribute grows', async () => {
  const { films } = await startWithCollection()
  const index = async (attributes: string[], lengths?: number[]) =>
    (await films('POST', '/indexes', { key: 'an', type: 'key', attributes, lengths })).body.message
  expect(await index(['title', 'plot'])).toBe('Index length is longer than the maximum: 768')
  expect(await index(['title'], [128, 128])).toMatch(/^Invalid index lengths. Count of lengths must be equal/)
  expect(await index(['title'], [257])).toBe('Index length 257 is larger than the size for title: 256"')
  expect(await index(['title'], [-1])).toBe('Negative index length provided for title')
  expect(await index(['title', 'title'])).toBe('Duplicate attributes provided')

  const made = { key: 'both', type: 'key', attributes: ['title', 'plot'], lengths: [128, 200] }
  expect((await films('POST', '/indexes', made)).status).toBe(202)
  expect((await films('GET', '/indexes/both')).body.lengths).toEqual([128, 200])
  await films('POST', '/indexes', { key: 'whole', type: 'key', attributes: ['title'] })
  const grown = await films('PATCH', '/attributes/string/title', {
    required: false,
    default: null,
    size: 2000,
  })
  expect(grown.body).toMatchObject({ code: 400, message: 'Index length is longer than the maximum: 768' })
})

test('continues a list of attributes from a cursor, and omits the total on request', async () => {
  const { films } = await startWithCollection()
  const cursor = encodeURIComponent(JSON.stringify({ method: 'cursorAfter', values: ['title'] }))
  const rest = (await films('GET', `/attributes?queries[0]=${cursor}`)).body
  expect(rest.attributes.map(({ key }: { key: string }) => key)).toEqual(['plot'])
  const before = cursor.replace('After', 'Before')
  expect((await films('GET', `/attributes?queries[0]=${before}`)).body.attributes).toEqual([])
  const nowhere = await films('GET', `/attributes?queries[0]=${cursor.replace('title', 'nothing')}`)
  expect(nowhere.body.type).toBe('general_cursor_not_found')
  expect((await films('GET', '/attributes?total=0')).body).toMatchObject({ total: 0, attributes: [{}, {}] })
})

test('rejects attributes that Appwrite rejects', async () => {
  const { client, films } = await startWithCollection()
  const empty = await films('POST', '/attributes/enum', {
    key: 'mood',
    required: false,
    elements: ['calm', ''],
  })
  expect(empty.body.message).toMatch(
    /^Invalid `elements` param: Value must a valid array no longer than 100 items/,
  )
  const wide = await films('POST', '/attributes/varchar', { key: 'wide', required: false, size: 16_382 })
  expect(wide.body.message).toBe('Invalid `size` param: Value must be a valid range between 1 and 16,381')
  const list = { key: 'list', size: 5, required: false, array: true, default: 'a' }
  expect((await films('POST', '/attributes/string', list)).body).toMatchObject({
    type: 'attribute_default_unsupported',
    message: 'Cannot set default value for array attributes',
  })
  const column = await client.send('POST', '/tablesdb/own/tables/films/columns/string', list, HEADERS)
  expect(column.body).toMatchObject({
    type: 'column_default_unsupported',
    message: 'Cannot set default value for array columns',
  })
})

test('requires a project for databases, which the console lacks', async () => {
  const { client } = await startWithCollection()
  for (const project of ['', 'console'])
    expect(
      (await client.send('GET', '/databases', undefined, { 'x-appwrite-project': project })).body,
    ).toMatchObject({ code: 401, type: 'general_access_forbidden' })
  expect((await client.send('GET', '/databases', undefined, { 'x-appwrite-project': 'odd' })).status).toBe(
    404,
  )
})

test('lets a key set timestamps and permissions of documents', async () => {
  const { films } = await startWithCollection()
  const created = '2020-01-02T03:04:05.000+00:00'
  const data = { title: 'One', $createdAt: '2 January 2020 03:04:05' }
  const first = await films('POST', '/documents', { documentId: 'one', data })
  expect(first.body).toMatchObject({ $createdAt: created, title: 'One' })
  expect(first.body.$updatedAt).not.toBe(created)
  const moved = await films('PATCH', '/documents/one', { data: { $updatedAt: created } })
  expect(moved.body).toMatchObject({ $createdAt: created, $updatedAt: created })
  const wrong = await films('PATCH', '/documents/one', { data: { $updatedAt: '1dfs:12:55+sdf:00' } })
  expect(wrong.body.message).toMatch(/Attribute "\$updatedAt" has invalid type. Value must be valid date/)

  const rights = { title: 'Two', $permissions: ['read("any")'] }
  expect((await films('PATCH', '/documents', { data: rights })).body.total).toBe(1)
  expect((await films('GET', '/documents/one')).body).toMatchObject(rights)
})

test('accepts data as an object or as JSON text', async () => {
  const { films } = await startWithCollection()
  const type = async (data: unknown, documentId: string | null = 'one') =>
    (await films('POST', '/documents', { documentId, data })).body.type
  for (const data of ['[]', '"text"', '5', [1]])
    expect(await type(data), String(data)).toBe('general_argument_invalid')
  for (const data of [[], {}, '{}']) expect(await type(data)).toBe('document_missing_data')
  expect(await type({ title: 'One' }, null)).toBe('document_missing_data')
  expect(await type({ title: 'One' }, '')).toBe('general_argument_invalid')
  expect(await type('{"title":"One"}')).toBeUndefined()
})
