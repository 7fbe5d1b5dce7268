import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONFIG, temporaryFolder } from '../testing/test-cloud.ts'
import { readConfig, readConfigFile } from './read-config.ts'

const table = (column: object, rest: object = {}) => ({
  projectId: 'p',
  tablesDB: [{ $id: 'd' }],
  tables: [{ $id: 't', databaseId: 'd', columns: [{ key: 'k', ...column }], ...rest }],
})

test('reads the product’s configuration as Appwrite provisions it', () => {
  const project = readConfigFile(CONFIG)
  expect(project).toMatchObject({
    id: 'games-portal',
    sessionLimit: 10,
    sessionSeconds: 31_536_000,
    userLimit: 0,
    emailPasswordEnabled: true,
  })
  const collections = project.databases.get('games_db')?.collections
  expect([...(collections?.keys() ?? [])]).toEqual([
    'favorites',
    'ratings',
    'high_scores',
    'game_saves',
    'runs',
    'verified_scores',
  ])
  const scores = collections?.get('high_scores')
  expect(scores?.documentSecurity).toBe(false)
  expect(scores?.permissions).toEqual([
    { action: 'read', role: 'any' },
    { action: 'create', role: 'users' },
  ])
  expect(scores?.attributes.get('score')).toMatchObject({
    type: 'integer',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
  })
  expect(scores?.indexes.at(-1)).toEqual({
    key: 'game_score',
    type: 'key',
    columns: [
      { key: 'game_id', descending: false },
      { key: 'score', descending: true },
    ],
  })
})

test('treats collections and attributes like tables and columns', () => {
  const project = readConfig({
    projectId: 'p',
    databases: [{ $id: 'd', name: 'D' }],
    collections: [
      {
        $id: 'c',
        databaseId: 'd',
        documentSecurity: true,
        attributes: [{ key: 'mail', type: 'string', format: 'email', required: true }],
        indexes: [{ key: 'i', type: 'unique', attributes: ['mail'] }],
      },
    ],
  })
  const collection = project.databases.get('d')?.collections.get('c')
  expect(collection).toMatchObject({ documentSecurity: true, databaseId: 'd', enabled: true })
  expect(collection?.attributes.get('mail')).toMatchObject({ type: 'string', size: 254, format: 'email' })
  expect(collection?.indexes[0]).toMatchObject({ type: 'unique', columns: [{ key: 'mail' }] })
})

describe('rejects an invalid configuration with location and fix', () => {
  const cases: readonly (readonly [name: string, config: unknown, sentence: RegExp])[] = [
    ['not an object', [], /must be an object/],
    ['no project', {}, /"projectId" must be a text/],
    ['bad id', { projectId: 'a b' }, /"projectId" may hold letters/],
    [
      'unknown type',
      table({ type: 'relationship' }),
      /^tables\.t\.columns\.k: the type "relationship" is not supported/,
    ],
    ['unknown format', table({ type: 'string', format: 'phone' }), /the format "phone" is not supported/],
    ['no size', table({ type: 'string' }), /"size" must be a whole number of at least 1/],
    ['encrypted', table({ type: 'string', size: 5, encrypt: true }), /"encrypt": true is not supported/],
    [
      'required with default',
      table({ type: 'boolean', required: true, default: true }),
      /cannot have a default/,
    ],
    [
      'default out of range',
      table({ type: 'integer', max: 3, default: 4 }),
      /"default" does not fit: .*range/,
    ],
    ['empty enum', table({ type: 'enum' }), /at least one of "elements"/],
    ['min above max', table({ type: 'integer', min: 2, max: 1 }), /"min" must not be greater/],
    ['fractional bound', table({ type: 'integer', min: 0.5 }), /"min" must be a whole number/],
    ['system key', table({ key: '$id', type: 'boolean' }), /^tables\.t\.columns\.\$id: "key" may hold/],
    ['unknown database', { ...table({ type: 'boolean' }), tablesDB: [] }, /its database "d" is not listed/],
    [
      'bad permission',
      table({ type: 'boolean' }, { $permissions: ['read("all")'] }),
      /the permission read\("all"\)/,
    ],
    [
      'full-text index on a boolean',
      table({ type: 'boolean' }, { indexes: [{ key: 'i', type: 'fulltext', columns: ['k'] }] }),
      /tables\.t\.indexes\.i: "k" is not a text/,
    ],
    [
      'index of an unknown type',
      table({ type: 'boolean' }, { indexes: [{ key: 'i', type: 'spatial', columns: ['k'] }] }),
      /tables\.t\.indexes\.i: an index of type "spatial" is not supported/,
    ],
    [
      'index on an unknown attribute',
      table({ type: 'boolean' }, { indexes: [{ key: 'i', type: 'key', columns: ['other'] }] }),
      /"other" is not an attribute/,
    ],
    [
      'duplicates except for case',
      { ...table({ type: 'boolean' }), tablesDB: [{ $id: 'd' }, { $id: 'D' }] },
      /"D" is listed twice/,
    ],
    [
      'sessions unlimited',
      { projectId: 'p', settings: { auth: { security: { sessionsLimit: 0 } } } },
      /"sessionsLimit"/,
    ],
  ]
  test.each(cases)('%s', (_name, config, sentence) => {
    expect(() => readConfig(config)).toThrow(sentence)
  })
})

test('names the file in errors', () => {
  const folder = temporaryFolder()
  expect(() => readConfigFile(join(folder, 'none.json'))).toThrow(/none\.json cannot be read: give the path/)
  writeFileSync(join(folder, 'bad.json'), '{"projectId":')
  expect(() => readConfigFile(join(folder, 'bad.json'))).toThrow(/bad\.json is not valid JSON/)
  writeFileSync(join(folder, 'wrong.json'), '{}')
  expect(() => readConfigFile(join(folder, 'wrong.json'))).toThrow(/wrong\.json cannot be used\. "projectId"/)
})
