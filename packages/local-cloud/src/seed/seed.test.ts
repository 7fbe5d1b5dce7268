import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../cli/run-command.ts'
import { CONFIG, startTestCloud, temporaryFolder, TestClient } from '../testing/test-cloud.ts'
import { readSeedFile } from './seed-file.ts'

const SEED = {
  users: [
    {
      $id: 'amal',
      email: 'Amal@example.test',
      password: 'longenough1',
      name: 'أمل',
      labels: ['editor'],
      emailVerification: true,
      prefs: { lang: 'ar' },
    },
    { $id: 'basim', status: false },
  ],
  documents: {
    games_db: {
      favorites: [
        { $id: 'one', user_id: 'amal', game_id: 'chess', $permissions: ['read("user:amal")'] },
        { $id: 'two', user_id: 'basim', game_id: 'go' },
      ],
    },
  },
}

test('applies a seed at the first start and leaves the data unchanged at the next', async () => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const cloud = await startTestCloud({ data, seed: SEED })
  const amal = new TestClient(cloud)
  expect((await amal.signIn('amal')).status).toBe(201)
  expect((await amal.send('GET', '/account')).body).toMatchObject({
    name: 'أمل',
    labels: ['editor'],
    emailVerification: true,
    prefs: { lang: 'ar' },
  })
  const { body } = await amal.list('favorites')
  expect(body.documents).toMatchObject([{ $id: 'one', game_id: 'chess' }])
  await amal.send('PATCH', '/account/name', { name: 'Amal' })
  await cloud.close()

  const again = new TestClient(await startTestCloud({ data, seed: SEED }))
  await again.signIn('amal')
  expect((await again.send('GET', '/account')).body.name).toBe('Amal')
})

test('exports from a running server, and imports everything including password hashes', async () => {
  const folder = temporaryFolder()
  const [data, other, file] = ['one.sqlite', 'other.sqlite', 'seed.json'].map((name) => join(folder, name))
  const key = { 'x-appwrite-key': 'secret' }
  const cloud = await startTestCloud({ data: String(data), seed: SEED, keys: ['secret'] })
  const server = new TestClient(cloud)
  await server.send('POST', '/tablesdb', { databaseId: 'shop', name: 'Shop' }, key)
  await server.send('POST', '/tablesdb/shop/tables', { tableId: 'plants', name: 'Plants' }, key)
  const columns = '/tablesdb/shop/tables/plants/columns'
  await server.send('POST', `${columns}/bigint`, { key: 'price', required: false }, key)
  const rows = '/tablesdb/shop/tables/plants/rows'
  await server.send('POST', rows, '{"rowId":"rose","data":{"price":9007199254740993}}', key)

  const printed: string[] = []
  const run = async (...args: string[]) =>
    runCommand([...args, '--config', CONFIG], (line) => printed.push(line))
  await run('export', '--data', String(data), '--to', String(file))
  expect(readFileSync(String(file), 'utf8')).not.toContain('longenough1')
  await run('import', '--data', String(other), '--from', String(file))
  await run('import', '--data', String(other), '--from', String(file))
  expect(printed.slice(1)).toEqual([
    `Imported 5 accounts and documents from ${file}`,
    `Imported 0 accounts and documents from ${file}; 5 already existed and were not changed`,
  ])

  const moved = await startTestCloud({ data: String(other), keys: ['secret'] })
  const amal = new TestClient(moved)
  expect((await amal.signIn('amal')).status).toBe(201)
  const responses = async (client: TestClient) =>
    Promise.all(
      ['/users', '/databases/games_db/collections/favorites/documents', rows].map(
        async (path) => (await client.send('GET', path, undefined, key)).body,
      ),
    )
  const withoutTargets = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (name, item: unknown) => (CHANGING.has(name) ? null : item)))
  expect(withoutTargets(await responses(new TestClient(moved)))).toEqual(
    withoutTargets(await responses(server)),
  )
})

/** Fields that an import does not preserve. */
const CHANGING = new Set(['targets', '$updatedAt', 'accessedAt', '$sequence'])

test.each([
  [{ users: [{ $id: 'a', email: 'b' }] }, 'account a: its email is not an address.'],
  [{ users: [{ $id: 'a', password: 'short' }] }, 'account a: its password is shorter than 8 bytes.'],
  [{ users: [{ email: 'a@b.co' }] }, 'an account has no $id.'],
  [{ people: [] }, '"people" is not one of users, databases, tables, documents.'],
  [{ documents: { games_db: { favorites: [{}] } } }, 'a document in games_db/favorites has no $id.'],
  [[], 'it is not an object.'],
])('reports what is wrong with %j', (seed, problem) => {
  const file = join(temporaryFolder(), 'seed.json')
  writeFileSync(file, JSON.stringify(seed))
  expect(() => readSeedFile(file)).toThrow(`The seed file ${file} cannot be used: ${problem}`)
})

test.each([
  [{ other: [] }, 'The collection games_db/other of the seed does not exist.'],
  [
    { favorites: [{ $id: 'a', user_id: 'u' }] },
    'The document a cannot be seeded in games_db/favorites: Missing required attribute "game_id".',
  ],
])('rolls back a seed with an invalid item: %j', async (collections, problem) => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const seed = { users: [{ $id: 'amal' }], documents: { games_db: collections } }
  await expect(startTestCloud({ data, seed })).rejects.toThrow(problem)
  const cloud = await startTestCloud({ data, keys: ['secret'] })
  const { body } = await new TestClient(cloud).send('GET', '/users', undefined, {
    'x-appwrite-key': 'secret',
  })
  expect(body.total).toBe(0)
})
