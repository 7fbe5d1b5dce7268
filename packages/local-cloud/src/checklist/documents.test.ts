import { expect } from 'vitest'
import { itemInBothWays } from './item.ts'
import { Items, stage } from './stage.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/
const OWN = ['read("user:amal")', 'update("user:amal")', 'delete("user:amal")']

itemInBothWays(31, async (vocabulary) => {
  const { amal } = await stage()
  const { status, body } = await new Items(amal, vocabulary, 'private').create('d1', { title: 'x', stars: 5 })
  expect(status).toBe(201)
  expect(body).toEqual({
    title: 'x',
    stars: 5,
    kind: null,
    note: 'none',
    $id: 'd1',
    $sequence: '1',
    $createdAt: expect.stringMatching(MOMENT),
    $updatedAt: body.$createdAt,
    $permissions: OWN,
    $databaseId: 'games_db',
    [vocabulary.parentField]: 'private',
  })
})

itemInBothWays(32, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  for (const id of [undefined, null])
    expect((await items.create(id, { title: 'x' })).body).toMatchObject({
      code: 400,
      type: `${vocabulary.item}_missing_data`,
    })
  expect((await items.create('unique()', { title: 'x' })).body.$id).toMatch(/^[0-9a-f]{20}$/)
})

itemInBothWays(33, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  for (const data of ['5', '"text"', 'null', 'true', '{'])
    expect((await items.create('unique()', data)).body, data).toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
      message: 'Invalid `data` param: Value must be a valid JSON object',
    })
  expect(await items.ids()).toEqual([])
  expect((await items.create('d1', '{"title":"x"}')).status).toBe(201)
})

itemInBothWays(34, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  for (const data of [{ stars: 1 }, { title: null }])
    expect((await items.create('unique()', data)).body).toEqual({
      message: 'Invalid document structure: Missing required attribute "title"',
      code: 400,
      type: `${vocabulary.item}_invalid_structure`,
      version: '2.0.0',
    })
})

itemInBothWays(35, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  const said = async (data: object) => (await items.create('unique()', { title: 'x', ...data })).body.message
  expect(await said({ stars: 6 })).toBe(
    'Invalid document structure: Attribute "stars" has invalid format. Value must be a valid range between 1 and 5',
  )
  for (const stars of [4.5, '5'])
    expect(await said({ stars })).toBe(
      'Invalid document structure: Attribute "stars" has invalid format. Value must be a valid signed 32-bit integer between -2,147,483,648 and 2,147,483,647',
    )
  for (const title of ['123456789', 5, true, ['x']])
    expect(await said({ title })).toBe(
      'Invalid document structure: Attribute "title" has invalid type. Value must be a valid string and no longer than 8 chars',
    )
  expect(await said({ kind: 'c' })).toBe(
    'Invalid document structure: Attribute "kind" has invalid format. Value must be one of (a, b)',
  )
  expect(await said({ extra: 1 })).toBe('Invalid document structure: Unknown attribute: "extra"')
  expect((await items.create('unique()', { title: '😀'.repeat(8) })).status).toBe(201)
})

itemInBothWays(40, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  const forged = {
    $id: 'other',
    $createdAt: '2000-01-01T00:00:00.000+00:00',
    $updatedAt: '2000-01-01T00:00:00.000+00:00',
    $permissions: ['read("any")'],
  }
  const created = await items.create('d1', { title: 'x', ...forged })
  expect(created.body).toMatchObject({ $id: 'd1', $permissions: OWN })
  const updated = await items.update('d1', { title: 'y', ...forged })
  expect(updated.body).toMatchObject({ $id: 'd1', $permissions: OWN, $createdAt: created.body.$createdAt })
  for (const { body } of [created, updated]) expect(body.$updatedAt).not.toMatch(/^2000/)
})

itemInBothWays(41, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  await items.create('d1', { title: 'x', stars: 1, note: 'kept' })
  expect((await items.update('d1', { stars: 2 })).body).toMatchObject({ title: 'x', stars: 2, note: 'kept' })
})

itemInBothWays(42, async (vocabulary) => {
  let now = Date.UTC(2026, 0, 1)
  const { amal } = await stage({ now: () => now })
  const items = new Items(amal, vocabulary, 'private')
  await items.create('d1', { title: 'x' })
  now += 1000
  const moments = async (data: object) => {
    const { body } = await items.update('d1', data)
    return [body.$createdAt, body.$updatedAt]
  }
  const start = '2026-01-01T00:00:00.000+00:00'
  expect(await moments({ title: 'x' })).toEqual([start, start])
  expect(await moments({ title: 'y' })).toEqual([start, '2026-01-01T00:00:01.000+00:00'])
})

itemInBothWays(43, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  await items.create('d1', { title: 'x' })
  expect(await items.delete('d1')).toMatchObject({ status: 204, body: '' })
  const gone = { code: 404, type: `${vocabulary.item}_not_found` }
  for (const reply of [
    await items.get('d1'),
    await items.delete('d1'),
    await items.update('d1', { stars: 1 }),
  ])
    expect(reply.body).toMatchObject(gone)
})

itemInBothWays(44, async (vocabulary) => {
  const { amal, basim } = await stage()
  const [own, other] = [new Items(amal, vocabulary, 'private'), new Items(basim, vocabulary, 'private')]
  await own.create('d1', { title: 'x' })
  const taken = { code: 409, type: `${vocabulary.item}_already_exists` }
  const broken = { code: 409, type: `${vocabulary.item}_unique_constraint_violation` }
  expect((await own.create('d1', { title: 'y' })).body).toMatchObject(taken)
  expect((await own.create('d2', { title: 'x' })).body).toMatchObject(broken)
  // Of a document that one cannot even see, and without regard to case and trailing spaces.
  expect((await other.create('d2', { title: 'X ' })).body).toMatchObject(broken)
  await own.create('d3', { title: 'z' })
  expect((await own.update('d3', { title: 'x' })).body).toMatchObject(broken)
  expect((await own.update('d3', { title: 'z', stars: 2 })).status).toBe(200)
})

itemInBothWays(45, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  await items.create('d1', { title: 'x', stars: 1 })
  expect(await items.upsert('d1', { title: 'x', stars: 2 })).toMatchObject({
    status: 200,
    body: { stars: 2 },
  })
  expect((await items.get('d1')).body.stars).toBe(2)
})

itemInBothWays(46, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'off')
  for (const reply of [await items.create('d1', { title: 'x' }), await items.list(), await items.get('d1')])
    expect(reply.body).toMatchObject({ code: 404, type: `${vocabulary.parent}_not_found` })
})

itemInBothWays(47, async (vocabulary) => {
  const { amal } = await stage()
  expect((await new Items(amal, vocabulary, 'nope').list()).body).toMatchObject({
    code: 404,
    type: `${vocabulary.parent}_not_found`,
  })
  expect((await new Items(amal, vocabulary, 'private', 'nope').list()).body).toEqual({
    message: "Database with the requested ID 'nope' could not be found.",
    code: 404,
    type: 'database_not_found',
    version: '2.0.0',
  })
})
