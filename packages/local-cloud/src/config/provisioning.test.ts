import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG, startTestCloud, temporaryFolder, TestClient } from '../testing/test-cloud.ts'
import { readConfigFile } from './read-config.ts'

interface Column {
  readonly key: string
  readonly type: string
  readonly required: boolean
  readonly default?: unknown
  readonly encrypt?: unknown
}

const file = JSON.parse(readFileSync(CONFIG, 'utf8')) as {
  readonly tablesDB: readonly { $id: string }[]
  readonly tables: readonly { $id: string; columns: readonly Column[]; indexes: readonly object[] }[]
} & Record<string, unknown>

test('has the complete format of Appwrite’s CLI', () => {
  expect(Object.keys(file).toSorted()).toEqual(
    ['endpoint', 'functions', 'projectId', 'projectName', 'settings', 'tables', 'tablesDB'].toSorted(),
  )
})

test('lets a second push change nothing', () => {
  for (const { $id, columns } of file.tables)
    for (const column of columns) {
      if (column.type === 'string') expect(column.encrypt, `${$id}.${column.key}`).toBe(false)
      if (column.required) expect(column.default, `${$id}.${column.key}`).toBeNull()
    }
})

test('makes favorites, ratings, saves and runs private to their author, scores immutable, and verified ones read-only', () => {
  const collections = readConfigFile(CONFIG).databases.get('games_db')?.collections
  const rights = Object.fromEntries(
    [...(collections?.values() ?? [])].map(({ id, documentSecurity, permissions }) => [
      id,
      { documentSecurity, permissions: permissions.map(({ action, role }) => `${action} ${role}`) },
    ]),
  )
  expect(rights).toEqual({
    favorites: { documentSecurity: true, permissions: ['create users'] },
    ratings: { documentSecurity: true, permissions: ['create users'] },
    high_scores: { documentSecurity: false, permissions: ['read any', 'create users'] },
    game_saves: { documentSecurity: true, permissions: ['create users'] },
    runs: { documentSecurity: true, permissions: ['create users'] },
    verified_scores: { documentSecurity: false, permissions: ['read any'] },
  })
})

test('has no unique index that could block other users', () => {
  const collections = readConfigFile(CONFIG).databases.get('games_db')?.collections
  const writable = [...(collections?.values() ?? [])].filter(({ permissions }) =>
    permissions.some(({ action }) => action === 'create'),
  )
  const unique = writable.flatMap(({ id, indexes }) =>
    indexes.filter((index) => index.type === 'unique').map(({ key }) => `${id} ${key}`),
  )
  expect(unique).toEqual([])
})

test('opens data from the time of unique indexes and accepts duplicates', async () => {
  const old = join(temporaryFolder(), 'appwrite.config.json')
  const index = { key: 'user_game_unique', type: 'unique', columns: ['user_id', 'game_id'] }
  const tables = file.tables.map((table) =>
    ['favorites', 'ratings'].includes(table.$id) ? { ...table, indexes: [index] } : table,
  )
  writeFileSync(old, JSON.stringify({ ...file, tables }))
  const data = join(temporaryFolder(), 'data.sqlite')
  const path = '/databases/games_db/collections/favorites/documents'
  const favorite = (documentId: string) => ({ documentId, data: { user_id: 'amal', game_id: 'chess' } })

  const before = await startTestCloud({ config: old, data, userIds: ['amal'] })
  const amal = new TestClient(before)
  await amal.signIn('amal')
  expect((await amal.send('POST', path, favorite('first'))).status).toBe(201)
  expect((await amal.send('POST', path, favorite('second'))).status).toBe(409)
  await before.close()

  const again = new TestClient(await startTestCloud({ data }), amal.cookie)
  expect((await again.send('POST', path, favorite('second'))).status).toBe(201)
  expect((await again.send('GET', path)).body.total).toBe(2)
})
