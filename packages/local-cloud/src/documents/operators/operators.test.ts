import { Operator } from 'appwrite'
import { expect, test } from 'vitest'
import { configFile, documentsPath, startTestCloud, TestClient } from '../../testing/test-cloud.ts'

const PLAYERS = {
  $id: 'players',
  databaseId: 'games_db',
  $permissions: ['read("any")', 'create("any")', 'update("any")'],
  columns: [
    { key: 'name', type: 'string', size: 12 },
    { key: 'plays', type: 'integer', min: 0, max: 1000 },
    { key: 'ratio', type: 'double' },
    { key: 'tags', type: 'string', size: 9, array: true },
    { key: 'wins', type: 'integer', array: true },
    { key: 'open', type: 'boolean' },
    { key: 'at', type: 'datetime' },
  ],
}

const BEFORE = {
  name: 'Amal',
  plays: 7,
  ratio: 1.5,
  tags: ['a', 'b', 'B '],
  wins: [3, 1, 2],
  open: false,
  at: '2026-02-28T12:00:00.000+00:00',
}

async function player() {
  const client = new TestClient(
    await startTestCloud({ config: configFile([PLAYERS]), now: () => Date.UTC(2026, 0, 1, 0, 0, 0, 250) }),
  )
  expect((await client.create('players', 'p', BEFORE)).status).toBe(201)
  return client
}

const CASES: readonly [string, object, object][] = [
  ['increment', { plays: Operator.increment(5) }, { plays: 12 }],
  ['increment, at its bound', { plays: Operator.increment(5, 12) }, { plays: 12 }],
  ['increment, beyond its bound', { plays: Operator.increment(6, 12) }, { plays: 7 }],
  // Appwrite does not check the attribute's range.
  ['increment, beyond the range', { plays: Operator.increment(5000) }, { plays: 5007 }],
  ['decrement', { plays: Operator.decrement(8, 0) }, { plays: 7 }],
  ['multiply', { ratio: Operator.multiply(3) }, { ratio: 4.5 }],
  ['divide, in an integer', { plays: Operator.divide(2) }, { plays: 4 }],
  ['modulo', { plays: Operator.modulo(4) }, { plays: 3 }],
  ['power', { plays: Operator.power(2) }, { plays: 49 }],
  ['arrayAppend', { tags: Operator.arrayAppend(['c', 'a']) }, { tags: ['a', 'b', 'B ', 'c', 'a'] }],
  ['arrayPrepend', { wins: Operator.arrayPrepend([9]) }, { wins: [9, 3, 1, 2] }],
  ['arrayInsert', { wins: Operator.arrayInsert(1, 9) }, { wins: [3, 9, 1, 2] }],
  ['arrayRemove', { tags: Operator.arrayRemove('b') }, { tags: ['a'] }],
  ['arrayUnique', { tags: Operator.arrayUnique() }, { tags: ['a', 'b'] }],
  ['arrayIntersect', { wins: Operator.arrayIntersect([2, 3, 8]) }, { wins: [3, 2] }],
  ['arrayDiff', { wins: Operator.arrayDiff([2, 3, 8]) }, { wins: [1] }],
  ['stringConcat', { name: Operator.stringConcat(' B.') }, { name: 'Amal B.' }],
  ['stringReplace', { name: Operator.stringReplace('al', '$&') }, { name: 'Am$&' }],
  ['toggle', { open: Operator.toggle() }, { open: true }],
  ['dateAddDays', { at: Operator.dateAddDays(2) }, { at: '2026-03-02T12:00:00.000+00:00' }],
  ['dateSetNow', { at: Operator.dateSetNow() }, { at: '2026-01-01T00:00:00.000+00:00' }],
  ['an operator and a value', { plays: Operator.increment(), tags: [] }, { plays: 8, tags: [] }],
  ['as an object instead of text', { plays: { method: 'increment', values: [2] } }, { plays: 9 }],
]

test('applies each operator', async () => {
  const client = await player()
  for (const [name, data, after] of CASES) {
    // Every case starts from the same document.
    const path = `${documentsPath('players')}/p`
    expect((await client.send('PATCH', path, { data: BEFORE })).status).toBe(200)
    const { status, body } = await client.update('players', 'p', data)
    expect([name, status, body]).toEqual([name, 200, expect.objectContaining({ ...BEFORE, ...after })])
    expect((await client.send('GET', path)).body).toEqual(body)
  }
})

test('rejects invalid operators with Appwrite’s messages and changes nothing', async () => {
  const client = await player()
  const words: Record<string, object> = {
    "Cannot apply increment operator to non-numeric field 'name'": { name: Operator.increment(1) },
    'Cannot apply divide operator: division by zero': { plays: { method: 'divide', values: [0] } },
    'Cannot apply increment operator: value must be numeric, got NULL': {
      plays: { method: 'increment', values: [] },
    },
    'Cannot apply increment operator: would overflow maximum value of 2147483647': {
      plays: Operator.increment(2 ** 31),
    },
    "Cannot apply arrayAppend operator to non-array field 'name'": { name: Operator.arrayAppend(['a']) },
    'Cannot apply arrayInsert operator: index 4 is out of bounds for array of length 3': {
      tags: Operator.arrayInsert(4, 'd'),
    },
    "Cannot use arrayDiff operator on non-array attribute 'plays'": { plays: Operator.arrayDiff([1]) },
    'arrayIntersect operator requires a non-empty array value': { tags: Operator.arrayIntersect([]) },
    'Cannot apply stringConcat operator: result would exceed maximum length of 12 characters': {
      name: Operator.stringConcat(' of the dunes'),
    },
    "Cannot apply toggle operator to non-boolean field 'plays'": { plays: Operator.toggle() },
    'Cannot apply dateAddDays operator: requires an integer number of days': {
      at: { method: 'dateAddDays', values: [1.5] },
    },
    'Unknown attribute: "nope"': { nope: Operator.increment(1) },
  }
  for (const [problem, data] of Object.entries(words)) {
    const { status, body } = await client.update('players', 'p', data)
    expect([status, body.type, body.message]).toEqual([
      400,
      'document_invalid_structure',
      `Invalid document structure: ${problem}`,
    ])
  }
  const bad = await client.update('players', 'p', { plays: '{"method":"increment","values":5}' })
  expect([bad.status, bad.body.type, bad.body.message]).toEqual([
    400,
    'general_bad_request',
    'Invalid operator for attribute "plays": Invalid operator values. Must be an array, got integer',
  ])
  expect((await client.send('GET', `${documentsPath('players')}/p`)).body).toMatchObject(BEFORE)
})

test('stores operators in a new document as text, but applies them in an upsert', async () => {
  const client = await player()
  const text = '{"method":"toggle"}'
  const wide = { ...PLAYERS, columns: [{ key: 'name', type: 'string', size: 99 }] }
  const plain = new TestClient(await startTestCloud({ config: configFile([wide]) }))
  expect((await plain.create('players', 'q', { name: text })).body.name).toBe(text)
  // The stored value stays a text.
  expect((await plain.update('players', 'q', { name: Operator.stringConcat('!') })).body.name).toBe(
    `${text}!`,
  )
  const path = `${documentsPath('players')}/new`
  const made = await client.send('PUT', path, {
    data: { plays: Operator.increment(3) },
    permissions: ['update("any")'],
  })
  expect([made.status, made.body.plays]).toEqual([200, 3])
  const again = await client.send('PUT', path, { data: { plays: Operator.increment(3) } })
  expect([again.status, again.body.plays]).toEqual([200, 6])
})
