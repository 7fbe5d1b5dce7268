import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONFIG } from '../testing/test-cloud.ts'
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
  readonly tables: readonly { $id: string; columns: readonly Column[] }[]
} & Record<string, unknown>

test('it is in the format that Appwrite’s command line pushes whole', () => {
  expect(Object.keys(file).toSorted()).toEqual(
    ['endpoint', 'projectId', 'projectName', 'settings', 'tables', 'tablesDB'].toSorted(),
  )
})

test('a second push finds nothing to delete and make again', () => {
  for (const { $id, columns } of file.tables)
    for (const column of columns) {
      if (column.type === 'string') expect(column.encrypt, `${$id}.${column.key}`).toBe(false)
      if (column.required) expect(column.default, `${$id}.${column.key}`).toBeNull()
    }
})

test('favourites and ratings are their author’s alone, scores are everybody’s to read and nobody’s to change', () => {
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
  })
})
