import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configFile, startTestCloud, temporaryFolder, TestClient } from '../../testing/test-cloud.ts'
import { buildMatchExpression, normalizeSearchText } from '../../storage/fulltext.ts'

const config = (indexes: readonly object[]) =>
  configFile([
    {
      $id: 'games',
      databaseId: 'games_db',
      $permissions: ['read("any")', 'write("any")'],
      columns: [{ key: 'title', type: 'string', size: 64 }],
      indexes,
    },
  ])
const titles = { key: 'words', type: 'fulltext', columns: ['title'] }

async function found(client: TestClient, word: string): Promise<string[]> {
  const { body } = await client.list('games', { method: 'search', attribute: 'title', values: [word] })
  return body.documents.map(({ $id }: { $id: string }) => $id)
}

test('updates the index with every change of a document', async () => {
  const client = new TestClient(await startTestCloud({ config: config([titles]) }))
  await client.create('games', 'leap', { title: 'Lantern leap' })
  await client.create('games', 'none', {})
  expect(await found(client, 'lantern')).toEqual(['leap'])
  await client.update('games', 'leap', { title: 'Desert leap' })
  expect(await found(client, 'lantern')).toEqual([])
  expect(await found(client, 'desert')).toEqual(['leap'])
  await client.send('DELETE', '/databases/games_db/collections/games/documents/leap', {})
  expect(await found(client, 'desert')).toEqual([])
})

test('indexes documents written before the index was added, or while it was missing', async () => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const before = await startTestCloud({ config: config([]), data })
  const writer = new TestClient(before)
  await writer.create('games', 'first', { title: 'فانوس الصحراء' })
  const query = { method: 'search', attribute: 'title', values: ['فانوس'] }
  expect((await writer.list('games', query)).body.message).toBe(
    'Searching by attribute "title" requires a fulltext index.',
  )
  await before.close()
  const after = await startTestCloud({ config: config([titles]), data })
  expect(await found(new TestClient(after), 'فانوس')).toEqual(['first'])
  await after.close()
  const without = await startTestCloud({ config: config([]), data })
  await new TestClient(without).create('games', 'second', { title: 'فانوس' })
  await without.close()
  const again = await startTestCloud({ config: config([titles]), data })
  expect(await found(new TestClient(again), 'فانوس')).toEqual(['first', 'second'])
})

test('allows writes after documents of one index segment were deleted together', async () => {
  const cloud = await startTestCloud({ config: config([titles]), userIds: ['amal'], keys: ['secret'] })
  const [amal, server] = [new TestClient(cloud), new TestClient(cloud)]
  const path = '/databases/games_db/collections/games/documents'
  const key = { 'x-appwrite-key': 'secret' }
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const documents = ids.map(($id) => ({ $id, title: `lantern ${$id}` }))
  await amal.signIn('amal')
  expect((await server.send('POST', path, { documents }, key)).status).toBe(201)
  const queries = [JSON.stringify({ method: 'equal', attribute: '$id', values: ['a', 'b', 'c'] })]
  expect((await server.send('DELETE', path, { queries }, key)).status).toBe(200)
  expect((await amal.send('PATCH', '/account/name', { name: 'Amal' })).status).toBe(200)
  expect((await amal.update('games', 'd', { title: 'desert' })).status).toBe(200)
  expect((await amal.send('DELETE', '/account/sessions/current')).status).toBe(204)
  expect((await amal.send('GET', '/account')).status).toBe(401)
})

test('does not index two-letter words and stop words', () => {
  expect(normalizeSearchText('The Lantern, up and on!')).toBe('lantern and')
})

test.each([
  ['lant', '"lant" *'],
  ['lantern leap', '"lantern" OR "leap" *'],
  ['@lantern+leap', '"lantern" OR "leap" *'],
  ['"desert runner"', '"desert runner"'],
  ['""', null],
  ['@#%', null],
])('%s searches for %s', (search, expression) => {
  expect(buildMatchExpression(search)).toBe(expression)
})
