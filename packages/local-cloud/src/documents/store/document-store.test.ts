import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import type { Collection, Project } from '../../config/project.ts'
import { readConfigFile } from '../../config/read-config.ts'
import { documentsTableName, syncCollections } from '../../storage/collection-tables.ts'
import { openDatabase } from '../../storage/database.ts'
import { CONFIG, temporaryFolder } from '../../testing/test-cloud.ts'
import { DocumentStore } from './document-store.ts'
import { parseQuery } from '../queries/parse-query.ts'
import { planQueries, readCursor } from '../queries/query-plan.ts'
import type { Value } from '../../config/validate-document.ts'

const product = readConfigFile(CONFIG)

function createCollection(id: string): Collection {
  return product.databases.get('games_db')?.collections.get(id) as Collection
}

/** Favorites with a unique index on user and game, which the product does not have. */
const pairs: Collection = {
  ...createCollection('favorites'),
  id: 'pairs',
  indexes: [
    {
      key: 'user_game',
      type: 'unique',
      columns: ['user_id', 'game_id'].map((key) => ({ key, descending: false })),
    },
  ],
}
const project: Project = {
  ...product,
  databases: new Map(
    [...product.databases].map(([id, database]) => [
      id,
      { ...database, collections: new Map([...database.collections, [pairs.id, pairs]]) },
    ]),
  ),
}

function open(path = join(temporaryFolder(), 'data.sqlite')): DatabaseSync {
  const db = openDatabase(path)
  onTestFinished(() => {
    if (db.isOpen) db.close()
  })
  syncCollections(db, project)
  return db
}

function draft(id: string, values: Record<string, Value>) {
  const time = '2026-01-01T00:00:00.000+00:00'
  return { id, createdAt: time, updatedAt: time, permissions: [], values: new Map(Object.entries(values)) }
}

/** Returns the statements that `work` prepares, with SQLite's query plans. */
function explain(db: DatabaseSync, work: () => void): { sql: string; plan: string }[] {
  const prepare = db.prepare.bind(db)
  const statements: string[] = []
  db.prepare = (sql: string) => {
    statements.push(sql)
    return prepare(sql)
  }
  work()
  db.prepare = prepare
  return statements.map((sql) => ({
    sql,
    plan: prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...Array.from(sql.matchAll(/\?/g), (): SQLInputValue => 'x'))
      .map(({ detail }) => detail)
      .join('; '),
  }))
}

/** Creates documents and a search in them with roles; null reads all. */
function searchOf(id: string) {
  const db = open()
  const collection = createCollection(id)
  const store = new DocumentStore(db, collection)
  const find = (queries: readonly object[], readRoles: readonly string[] | null) => {
    const parsed = queries.map((query) => parseQuery(JSON.stringify(query)))
    const cursor = readCursor(parsed)
    const at = cursor === null ? null : store.get(cursor.documentId)
    return store.find({ plan: planQueries(collection, parsed), readRoles, cursor: at }, '*')
  }
  return { db, store, find }
}

test.each<[string, string, object[], string]>([
  [
    'the top 100 of all scores',
    'high_scores',
    [
      { method: 'orderDesc', attribute: 'score' },
      { method: 'limit', values: [100] },
    ],
    'documents:games_db/high_scores/score_desc',
  ],
  [
    'the top 5 of one game',
    'high_scores',
    [
      { method: 'equal', attribute: 'game_id', values: ['chess'] },
      { method: 'orderDesc', attribute: 'score' },
      { method: 'limit', values: [5] },
    ],
    'documents:games_db/high_scores/game_score',
  ],
  [
    'the favorites of one user',
    'favorites',
    [
      { method: 'equal', attribute: 'user_id', values: ['amal'] },
      { method: 'limit', values: [500] },
    ],
    'documents:games_db/favorites/user_game',
  ],
  [
    'the rating of one game by one user',
    'ratings',
    [
      { method: 'equal', attribute: 'user_id', values: ['amal'] },
      { method: 'equal', attribute: 'game_id', values: ['chess'] },
    ],
    'documents:games_db/ratings/user_game',
  ],
])('uses the index for %s in a public collection', (_name, id, queries, index) => {
  const { db, find } = searchOf(id)
  const plan = explain(db, () => find(queries, null)).find(({ sql }) => sql.includes('ORDER BY'))?.plan
  expect(plan).toContain(`USING INDEX ${index}`)
})

test('starts with the permissions of a role that can read few documents, for every query', () => {
  const { db, find } = searchOf('favorites')
  for (const queries of [[], [{ method: 'equal', attribute: 'game_id', values: ['chess'] }]])
    for (const { plan } of explain(db, () => find(queries, ['any', 'user:amal'])))
      expect(plan).not.toMatch(/SCAN documents/)
})

test('reads in list order and stops early for a role that can read many documents', () => {
  const { db, find } = searchOf('favorites')
  db.exec(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
      INSERT INTO "documents:games_db/favorites" ("$id", "$createdAt", "$updatedAt", "$permissions", user_id, game_id)
      SELECT 'f' || i, '', '', '["read(\\"any\\")"]', 'u' || (i % 1000), 'g' || i FROM n;
    INSERT INTO "permissions:games_db/favorites" SELECT "$sequence", 'read', 'any' FROM "documents:games_db/favorites";
  `)
  expect(
    find([], ['any'])
      .rows.slice(0, 2)
      .map(([, id]) => id),
  ).toEqual(['f1', 'f2'])
  const own = [{ method: 'equal', attribute: 'user_id', values: ['u7'] }]
  expect(find(own, ['any', 'user:amal']).total).toBe(10)
  const page = explain(db, () => find(own, ['any'])).find(({ sql }) => sql.includes('ORDER BY'))
  expect(page?.plan).toContain('USING INDEX documents:games_db/favorites/user_game')
})

test.each(['cursorAfter', 'cursorBefore'])('starts %s at the cursor instead of the top', (method) => {
  const { db, store, find } = searchOf('high_scores')
  store.insert(draft('s1', { game_id: 'g', user_id: 'u', user_name: 'n', score: 5 }))
  const queries = [
    { method: 'orderDesc', attribute: 'score' },
    { method, values: ['s1'] },
  ]
  const page = explain(db, () => find(queries, null)).find(({ sql }) => sql.includes('ORDER BY'))
  expect(page?.plan).toMatch(/SEARCH .* USING INDEX documents:games_db\/high_scores\/score_desc \(/)
})

test('reads a leaderboard from its index without sorting', () => {
  const db = open()
  const collection = createCollection('high_scores')
  const store = new DocumentStore(db, collection)
  const plan = planQueries(collection, [parseQuery('{"method":"orderDesc","attribute":"score"}')])
  const plans = explain(db, () => store.find({ plan, readRoles: null, cursor: null }, '*')).map(
    (statement) => statement.plan,
  )
  // The change counter, the total and the page.
  expect(plans).toHaveLength(3)
  for (const text of plans) expect(text).not.toContain('TEMP B-TREE')
})

test('limits a total to 5000', () => {
  const db = open()
  const collection = createCollection('high_scores')
  db.exec(`
    INSERT INTO "${documentsTableName(collection)}" ("$id", "$createdAt", "$updatedAt", "$permissions", game_id, user_id, user_name, score)
    WITH RECURSIVE counter (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM counter WHERE n < 6000)
    SELECT 's' || n, '2026', '2026', '[]', 'g', 'u', 'n', n FROM counter
  `)
  const request = { plan: planQueries(collection, []), readRoles: null, cursor: null }
  const { total, rows } = new DocumentStore(db, collection).find(request, '*')
  expect(total).toBe(5000)
  expect(rows).toHaveLength(25)
})

test('uses a new sequence for every attempt, also after a restart', () => {
  const path = join(temporaryFolder(), 'data.sqlite')
  const favorite = (id: string, game: string) => draft(id, { user_id: 'amal', game_id: game })
  const first = open(path)
  const store = new DocumentStore(first, pairs)
  const written = store.insert(favorite('a', 'chess'))
  expect(written).toMatchObject({ sequence: 1 })
  expect(store.insert(favorite('a', 'go'))).toBe('id-taken')
  expect(store.insert(favorite('b', 'CHESS'))).toBe('unique-index')
  const next = store.insert(favorite('c', 'go'))
  expect(next).toMatchObject({ sequence: 4 })
  if (typeof next !== 'string') store.delete(next)
  first.close()

  const again = new DocumentStore(open(path), pairs)
  expect(again.insert(favorite('d', 'go'))).toMatchObject({ sequence: 5 })
})

test('keeps document and permissions unchanged after a unique conflict', () => {
  const store = new DocumentStore(open(), pairs)
  store.insert(draft('a', { user_id: 'amal', game_id: 'chess' }))
  const other = store.insert(draft('b', { user_id: 'amal', game_id: 'go' }))
  if (typeof other === 'string') throw new Error(other)
  const permissions = ['read("any")']
  const values = new Map<string, Value>([...other.values, ['game_id', 'chess']])
  expect(store.update({ ...other, values, permissions })).toBe('unique-index')
  expect(store.get('b')).toEqual(other)
  expect(store.find({ plan: planQueries(pairs, []), readRoles: ['any'], cursor: null }, '*').total).toBe(0)
})

test('prepares a list once and updates its total after every change', () => {
  const { db, store, find } = searchOf('favorites')
  const total = () => find([], null).total
  expect(explain(db, total)).not.toEqual([])
  expect(explain(db, total)).toEqual([])
  const document = store.insert(draft('one', { user_id: 'amal', game_id: 'chess' }))
  if (typeof document === 'string') throw new Error(document)
  expect(total()).toBe(1)
  store.delete(document)
  expect(total()).toBe(0)
})
