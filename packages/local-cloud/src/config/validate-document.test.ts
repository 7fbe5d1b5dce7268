import { describe, expect, test } from 'vitest'
import type { Collection } from './project.ts'
import { readConfig } from './read-config.ts'
import { parseJson } from '../json.ts'
import { validateDocument } from './validate-document.ts'

const columns = [
  { key: 'name', type: 'string', size: 4, required: true },
  { key: 'stars', type: 'integer', min: 1, max: 5 },
  { key: 'score', type: 'integer', min: 0, max: 9007199254740991 },
  { key: 'huge', type: 'bigint' },
  { key: 'ratio', type: 'double', min: 0, max: 1 },
  { key: 'open', type: 'boolean', default: true },
  { key: 'at', type: 'datetime' },
  { key: 'mail', type: 'email' },
  { key: 'link', type: 'url' },
  { key: 'host', type: 'ip' },
  { key: 'mood', type: 'enum', elements: ['calm', 'wild'] },
  { key: 'tags', type: 'string', size: 3, array: true },
]

const collection = (() => {
  const project = readConfig({
    projectId: 'p',
    tablesDB: [{ $id: 'd' }],
    tables: [{ $id: 't', databaseId: 'd', columns }],
  })
  return project.databases.get('d')?.collections.get('t') as Collection
})()

const check = (data: object) =>
  validateDocument(collection, new Map(Object.entries({ name: 'Saha', ...data })))

test('completes a valid document with defaults and normalized dates', () => {
  const result = check({ stars: 5, tags: ['a', 'b'], at: '2026-11-20T20:56:32.744+03:00', ratio: 1 })
  expect('values' in result && Object.fromEntries(result.values)).toEqual({
    name: 'Saha',
    stars: 5,
    score: null,
    huge: null,
    ratio: 1,
    open: true,
    at: '2026-11-20T17:56:32.744+00:00',
    mail: null,
    link: null,
    host: null,
    mood: null,
    tags: ['a', 'b'],
  })
})

describe('rejects invalid documents with Appwrite’s messages', () => {
  test.each([
    [{ name: null }, 'Missing required attribute "name"'],
    [{ other: 1 }, 'Unknown attribute: "other"'],
    [
      { name: 5 },
      'Attribute "name" has invalid type. Value must be a valid string and no longer than 4 chars',
    ],
    [{ stars: 6 }, 'Attribute "stars" has invalid format. Value must be a valid range between 1 and 5'],
    [
      { stars: '5' },
      'Attribute "stars" has invalid format. Value must be a valid signed 32-bit integer between -2,147,483,648 and 2,147,483,647',
    ],
    [
      { score: -1 },
      'Attribute "score" has invalid format. Value must be a valid range between 0 and 9,007,199,254,740,991',
    ],
    [{ ratio: 'x' }, 'Attribute "ratio" has invalid format. Value must be a valid float'],
    [{ ratio: 2 }, 'Attribute "ratio" has invalid format. Value must be a valid range between 0 and 1'],
    [{ open: 1 }, 'Attribute "open" has invalid type. Value must be a valid boolean'],
    [
      { at: 'soon' },
      'Attribute "at" has invalid type. Value must be valid date between 1000-01-01 00:00:00 and 9999-12-31 23:59:59.',
    ],
    [
      { at: '2026-02-32' },
      'Attribute "at" has invalid type. Value must be valid date between 1000-01-01 00:00:00 and 9999-12-31 23:59:59.',
    ],
    [{ mail: 'a@b' }, 'Attribute "mail" has invalid format. Value must be a valid email address'],
    [{ link: 'saha' }, 'Attribute "link" has invalid format. Value must be a valid URL'],
    [{ host: '999.1.1.1' }, 'Attribute "host" has invalid format. Value must be a valid IP address'],
    [{ mood: 'odd' }, 'Attribute "mood" has invalid format. Value must be one of (calm, wild)'],
    [{ tags: 'a' }, 'Attribute "tags" must be an array'],
    [
      { tags: ['a', 'long'] },
      'Attribute "tags[\'1\']" has invalid type. Value must be a valid string and no longer than 3 chars',
    ],
  ])('%j', (data, problem) => {
    expect(check(data)).toEqual({ problem })
  })
})

test('counts characters instead of UTF-16 code units', () => {
  expect(check({ name: '🎮🎮🎮🎮' })).toHaveProperty('values')
  expect(check({ name: '🎮🎮🎮🎮🎮' })).toHaveProperty('problem')
})

test('keeps a 64-bit integer exactly, and rejects a larger one', () => {
  expect(check({ huge: '9223372036854775807' })).toEqual(check({ huge: 9223372036854775807n }))
  expect(check({ huge: '12' })).toEqual(check({ huge: 12 }))
  expect(check({ huge: 'twelve' })).toHaveProperty('problem')
  const huge = parseJson('9223372036854775807')
  const result = check({ huge })
  expect('values' in result && result.values.get('huge')).toBe(9223372036854775807n)
  expect(check({ huge: parseJson('9223372036854775808') })).toHaveProperty('problem')
})

test('treats names of Object.prototype as unknown attributes', () => {
  for (const key of ['constructor', 'toString', '__proto__'])
    expect(
      validateDocument(
        collection,
        new Map([
          ['name', 'a'],
          [key, 1],
        ] as [string, unknown][]),
      ),
    ).toEqual({
      problem: `Unknown attribute: "${key}"`,
    })
})
