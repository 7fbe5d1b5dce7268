import { beforeAll, describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Collection } from '../../config/project.ts'
import { readConfig } from '../../config/read-config.ts'
import { syncCollections } from '../../storage/collection-tables.ts'
import { openDatabase } from '../../storage/database.ts'
import { DocumentStore } from '../store/document-store.ts'
import { parseQuery } from './parse-query.ts'
import { planQueries, readCursor } from './query-plan.ts'
import { validateDocument } from '../../config/validate-document.ts'

const project = readConfig({
  projectId: 'p',
  tablesDB: [{ $id: 'd' }],
  tables: [
    {
      $id: 'games',
      databaseId: 'd',
      columns: [
        { key: 'title', type: 'string', size: 64, required: true },
        { key: 'score', type: 'integer' },
        { key: 'ratio', type: 'double' },
        { key: 'open', type: 'boolean' },
        { key: 'at', type: 'datetime' },
        { key: 'tags', type: 'string', size: 16, array: true },
        { key: 'constructor', type: 'string', size: 16 },
      ],
      indexes: [{ key: 'score', type: 'key', columns: ['score'], orders: ['DESC'] }],
    },
  ],
})
const collection = project.databases.get('d')?.collections.get('games') as Collection

const GAMES: readonly object[] = [
  { id: 'one', title: 'Alpha', score: 10, ratio: 0.5, open: true, at: '2026-01-01', tags: ['race', 'new'] },
  { id: 'two', title: 'beta', score: 30, ratio: 1.5, open: false, at: '2026-01-02', tags: ['new'] },
  { id: 'three', title: 'Gamma 100%', score: 20, ratio: 2.5, open: true, at: '2026-01-03', tags: [] },
  { id: 'four', title: 'delta_x', score: 20, ratio: 3.5, open: true, at: '2026-01-04', tags: ['old'] },
  { id: 'five', title: 'Epsilon', score: null, constructor: 'builder' },
]

let store: DocumentStore

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'saha-queries-'))
  const db = openDatabase(join(folder, 'data.sqlite'))
  syncCollections(db, project)
  store = new DocumentStore(db, collection)
  for (const [index, game] of GAMES.entries()) {
    const { id, ...data } = game as { id: string }
    const checked = validateDocument(collection, new Map(Object.entries(data)))
    if ('problem' in checked) throw new Error(checked.problem)
    const time = `2026-01-0${index + 1}T00:00:00.000+00:00`
    store.insert({ id, createdAt: time, updatedAt: time, permissions: [], values: checked.values })
  }
  return () => {
    db.close()
    rmSync(folder, { recursive: true })
  }
})

const query = (method: string, attribute?: string, values?: unknown[]) => ({ method, attribute, values })

function find(...queries: object[]): { ids: string[]; total: number } {
  const parsed = queries.map((one) => parseQuery(JSON.stringify(one)))
  const cursor = readCursor(parsed)
  const from = cursor === null ? null : store.get(cursor.documentId)
  const request = { plan: planQueries(collection, parsed), readRoles: null, cursor: from }
  return { ids: store.documents(request).map(({ id }) => id), total: store.find(request, '*').total }
}

describe('filters', () => {
  test.each<[string, object, string[]]>([
    ['equal, one value', query('equal', 'score', [20]), ['three', 'four']],
    ['equal, any of several', query('equal', 'score', [10, 30]), ['one', 'two']],
    ['equal, case-insensitive', query('equal', 'title', ['ALPHA']), ['one']],
    ['equal, ignoring trailing spaces', query('equal', 'title', ['Alpha  ']), ['one']],
    ['equal on an id, case-insensitive', query('equal', '$id', ['ONE']), ['one']],
    ['equal on a boolean', query('equal', 'open', [false]), ['two']],
    ['equal on the sequence', query('equal', '$sequence', ['2']), ['two']],
    ['notEqual excludes null', query('notEqual', 'score', [20]), ['one', 'two']],
    ['lessThan', query('lessThan', 'score', [20]), ['one']],
    ['lessThanEqual', query('lessThanEqual', 'ratio', [1.5]), ['one', 'two']],
    [
      'greaterThan with a time zone',
      query('greaterThan', '$createdAt', ['2026-01-04T02:00:00+03:00']),
      ['four', 'five'],
    ],
    ['greaterThanEqual', query('greaterThanEqual', 'at', ['2026-01-03']), ['three', 'four']],
    ['between', query('between', 'score', [10, 20]), ['one', 'three', 'four']],
    ['notBetween', query('notBetween', 'score', [10, 20]), ['two']],
    ['isNull', query('isNull', 'score'), ['five']],
    ['isNotNull', query('isNotNull', 'constructor'), ['five']],
    ['startsWith', query('startsWith', 'title', ['al']), ['one']],
    ['notStartsWith', query('notStartsWith', 'title', ['al']), ['two', 'three', 'four', 'five']],
    ['endsWith', query('endsWith', 'title', ['MMA 100%']), ['three']],
    ['contains', query('contains', 'title', ['lph']), ['one']],
    ['contains with a literal %', query('contains', 'title', ['0%']), ['three']],
    ['contains with a literal _', query('contains', 'title', ['a_x']), ['four']],
    ['contains on a list', query('contains', 'tags', ['new']), ['one', 'two']],
    ['contains on a list, any of several', query('contains', 'tags', ['race', 'old']), ['one', 'four']],
    ['notContains on a list', query('notContains', 'tags', ['new', 'old']), ['three', 'five']],
    [
      'and, or, nested',
      {
        method: 'or',
        values: [
          { method: 'and', values: [query('equal', 'open', [true]), query('equal', 'score', [10])] },
          query('equal', 'title', ['beta']),
        ],
      },
      ['one', 'two'],
    ],
    [
      'an attribute named like a member of Object.prototype',
      query('equal', 'constructor', ['builder']),
      ['five'],
    ],
  ])('%s', (_name, filter, ids) => {
    expect(find(filter)).toEqual({ ids, total: ids.length })
  })

  test('never interprets a value as SQL', () => {
    for (const value of ["' OR 1=1 --", '"; DROP TABLE users; --', '%', '_', '\\', '\0'])
      expect(find(query('equal', 'title', [value])).ids, value).toEqual([])
  })

  test('requires all of several filters', () => {
    expect(find(query('equal', 'score', [20]), query('contains', 'title', ['gam'])).ids).toEqual(['three'])
  })
})

describe('pages', () => {
  test('returns documents in insertion order by default', () => {
    expect(find().ids).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  test('sorts ties by insertion in both directions', () => {
    expect(find(query('orderAsc', 'score')).ids).toEqual(['five', 'one', 'three', 'four', 'two'])
    expect(find(query('orderDesc', 'score')).ids).toEqual(['two', 'three', 'four', 'one', 'five'])
  })

  test('sorts texts case-insensitively', () => {
    expect(find(query('orderAsc', 'title')).ids).toEqual(['one', 'two', 'four', 'five', 'three'])
  })

  test('applies limit and offset to the page, not to the total; the first limit wins', () => {
    expect(
      find(query('limit', undefined, [2]), query('limit', undefined, [9]), query('offset', undefined, [1])),
    ).toEqual({
      ids: ['two', 'three'],
      total: 5,
    })
  })

  test('continues cursors in the list’s order, also across ties', () => {
    const page = (...more: object[]) =>
      find(query('orderDesc', 'score'), query('limit', undefined, [2]), ...more).ids
    expect(page()).toEqual(['two', 'three'])
    expect(page(query('cursorAfter', undefined, ['three']))).toEqual(['four', 'one'])
    expect(page(query('cursorBefore', undefined, ['one']))).toEqual(['three', 'four'])
    expect(page(query('cursorBefore', undefined, ['two']))).toEqual([])
  })

  test('supports cursors without an order and with several', () => {
    expect(find(query('cursorAfter', undefined, ['three'])).ids).toEqual(['four', 'five'])
    expect(find(query('cursorBefore', undefined, ['three'])).ids).toEqual(['one', 'two'])
    const orders = [query('orderDesc', 'open'), query('orderAsc', 'score')]
    expect(find(...orders).ids).toEqual(['one', 'three', 'four', 'two', 'five'])
    expect(find(...orders, query('cursorAfter', undefined, ['three'])).ids).toEqual(['four', 'two'])
  })

  test('returns every document once in random order', () => {
    expect(find({ method: 'orderRandom' }).ids.toSorted()).toEqual(['five', 'four', 'one', 'three', 'two'])
  })
})

describe('rejects invalid queries with Appwrite’s messages', () => {
  test.each<[string, string]>([
    ['not json', 'Invalid query: Syntax error'],
    ['5', 'Invalid query. Must be an array, got integer'],
    ['null', 'Invalid query. Must be an array, got NULL'],
    ['[]', 'Invalid query method: '],
    ['{"method":5}', 'Invalid query method. Must be a string, got integer'],
    ['{"method":"frobnicate"}', 'Invalid query method: frobnicate'],
    ['{"method":"constructor"}', 'Invalid query method: constructor'],
    ['{"method":"equal","attribute":[]}', 'Invalid query attribute. Must be a string, got array'],
    [
      '{"method":"equal","attribute":"score","values":"5"}',
      'Invalid query values. Must be an array, got string',
    ],
    [
      '{"method":"equal","attribute":"score","values":[]}',
      'Invalid query: Equal queries require at least one value.',
    ],
    [
      '{"method":"equal","attribute":"nope","values":[1]}',
      'Invalid query: Attribute not found in schema: nope',
    ],
    [
      '{"method":"equal","attribute":"__proto__","values":[1]}',
      'Invalid query: Attribute not found in schema: __proto__',
    ],
    [
      '{"method":"equal","attribute":"score","values":["1"]}',
      'Invalid query: Query value is invalid for attribute "score"',
    ],
    [
      '{"method":"equal","attribute":"score","values":[[[]]]}',
      'Invalid query: Query value is invalid for attribute "score"',
    ],
    [
      '{"method":"lessThan","attribute":"score","values":[1,2]}',
      'Invalid query: LessThan queries require exactly one value.',
    ],
    [
      '{"method":"between","attribute":"score","values":[1]}',
      'Invalid query: Between queries require exactly two values.',
    ],
    [
      '{"method":"contains","attribute":"score","values":[1]}',
      'Invalid query: Cannot query contains on attribute "score" because it is not an array, string, or object.',
    ],
    [
      '{"method":"equal","attribute":"tags","values":["a"]}',
      'Invalid query: Cannot query equal on attribute "tags" because it is an array.',
    ],
    [
      '{"method":"search","attribute":"title","values":["a"]}',
      'Searching by attribute "title" requires a fulltext index.',
    ],
    ['{"method":"or","values":[]}', 'Invalid query: Or queries require at least two queries'],
    ['{"method":"and","values":[5,6]}', 'Invalid query. Must be an array, got integer'],
    [
      '{"method":"and","values":[{"method":"limit","values":[1]},{"method":"limit","values":[1]}]}',
      'Invalid query: And queries can only contain filter queries',
    ],
    [
      '{"method":"limit","values":[0]}',
      'Invalid query: Invalid limit: Value must be a valid range between 1 and 9,223,372,036,854,775,807',
    ],
    [
      '{"method":"offset","values":[-1]}',
      'Invalid query: Invalid offset: Value must be a valid range between 0 and 9,223,372,036,854,775,807',
    ],
    ['{"method":"select","values":[]}', 'Invalid query: No attributes selected'],
    ['{"method":"select","values":["nope"]}', 'Invalid query: Attribute not found in schema: nope'],
    ['{"method":"select","values":["score","score"]}', 'Invalid query: Duplicate attributes selected'],
    ['{"method":"orderAsc","attribute":"nope"}', 'Invalid query: Attribute not found in schema: nope'],
    [
      '{"method":"cursorAfter","values":[5]}',
      "Invalid cursor: UID must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, and underscore. Can't start with a leading underscore",
    ],
    [
      '{"method":"vectorDot","attribute":"score","values":[[1]]}',
      'Invalid query method: vectorDot (the local cloud does not support it)',
    ],
  ])('%s', (text, message) => {
    expect(() => planQueries(collection, [parseQuery(text)])).toThrow(
      expect.objectContaining({ status: 400, type: 'general_query_invalid', message }),
    )
  })

  test('accepts any limit and returns at most 5000 documents', () => {
    expect(
      planQueries(collection, [parseQuery('{"method":"limit","values":[9223372036854775807]}')]).limit,
    ).toBe(5000)
  })
})
