import { expect, test } from 'vitest'
import { configFile, documentsPath, startTestCloud, TestClient } from '../testing/test-cloud.ts'

const COLUMN_TYPES = {
  $id: 'kinds',
  databaseId: 'games_db',
  $permissions: ['read("any")', 'create("users")'],
  rowSecurity: true,
  columns: [
    { key: 'text', type: 'string', size: 99 },
    { key: 'whole', type: 'integer' },
    { key: 'long', type: 'bigint' },
    { key: 'part', type: 'double' },
    { key: 'flag', type: 'boolean' },
    { key: 'at', type: 'datetime' },
    { key: 'texts', type: 'string', size: 99, array: true },
    { key: 'longs', type: 'bigint', array: true },
  ],
}

test('serializes every type of value in lists like in single documents', async () => {
  const cloud = await startTestCloud({ config: configFile([COLUMN_TYPES]), userIds: ['amal'] })
  const amal = new TestClient(cloud)
  await amal.signIn('amal')
  const long =
    '{"documentId":"c","data":{"text":"c","long":9223372036854775807,"longs":[-9007199254740993,5]}}'
  expect((await amal.create('kinds', 'a', { text: 'a' })).status).toBe(201)
  const full = {
    text: '"\\\u0001\u2028/é😀\n',
    whole: -7,
    part: 1e21,
    flag: true,
    at: '2026-11-22T10:00:00+02:00',
    texts: ['"', 'é'],
  }
  expect((await amal.create('kinds', 'b', full, ['read("user:amal")'])).status).toBe(201)
  expect((await amal.send('POST', documentsPath('kinds'), long)).status).toBe(201)
  for (const [id, part] of Object.entries({ d: 0.1 + 0.2, e: -0, f: 5e-324, g: 2 }))
    expect((await amal.create('kinds', id, { part })).status).toBe(201)

  const raw = async (path: string) =>
    (await fetch(`${cloud.url}/v1${path}`, { headers: { 'x-appwrite-project': 'games-portal' } })).text()
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const alone = await Promise.all(ids.map((id) => raw(`${documentsPath('kinds')}/${id}`)))
  expect(alone[2]).toContain('"long":9223372036854775807')
  expect(await raw(documentsPath('kinds'))).toBe(`{"total":7,"documents":[${alone.join(',')}]}`)

  const select = encodeURIComponent(JSON.stringify({ method: 'select', values: ['flag', 'texts'] }))
  const chosen = await Promise.all(
    ids.map((id) => raw(`${documentsPath('kinds')}/${id}?queries[0]=${select}`)),
  )
  expect(await raw(`${documentsPath('kinds')}?queries[0]=${select}`)).toBe(
    `{"total":7,"documents":[${chosen.join(',')}]}`,
  )
})

test('serializes documents with any number of attributes', async () => {
  const keys = Array.from({ length: 1000 }, (_, at) => `n${at}`)
  const columns = keys.map((key) => ({ key, type: 'integer' }))
  const wide = {
    $id: 'wide',
    databaseId: 'games_db',
    $permissions: ['read("any")', 'create("any")'],
    columns,
  }
  const cloud = await startTestCloud({ config: configFile([wide]) })
  const client = new TestClient(cloud)
  expect((await client.create('wide', 'one', { n0: 1, n999: 2 })).status).toBe(201)
  const { documents } = (await client.list('wide')).body
  expect(documents).toEqual([(await client.send('GET', `${documentsPath('wide')}/one`)).body])
  expect([documents[0].n0, documents[0].n500, documents[0].n999]).toEqual([1, null, 2])
})
