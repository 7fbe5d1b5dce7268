import { expect } from 'vitest'
import type { Vocabulary } from '../documents/vocabulary.ts'
import { itemInBothWays } from './item.ts'
import { Items, stage } from './stage.ts'

const q = (method: string, attribute?: string, ...values: unknown[]) => ({ method, attribute, values })
const limit = (count: number) => ({ method: 'limit', values: [count] })
const after = (id: unknown) => ({ method: 'cursorAfter', values: [id] })
const before = (id: unknown) => ({ method: 'cursorBefore', values: [id] })
const refused = (message: string) => ({ code: 400, type: 'general_query_invalid', message })

/** Five documents, a minute apart: d1 to d5 with 3, 1, 2, 2 and no stars. */
async function five(vocabulary: Vocabulary): Promise<Items> {
  let now = Date.UTC(2026, 0, 1)
  const { guest } = await stage({ now: () => now })
  const items = new Items(guest, vocabulary, 'public')
  for (const [index, stars] of [3, 1, 2, 2, null].entries()) {
    await items.create(`d${index + 1}`, { title: `Game ${index + 1}`, stars })
    now += 60_000
  }
  return items
}

itemInBothWays(54, async (vocabulary) => {
  const items = await five(vocabulary)
  expect(await items.ids(q('equal', 'stars', 2))).toEqual(['d3', 'd4'])
  expect(await items.ids(q('equal', 'stars', 1, 3))).toEqual(['d1', 'd2'])
  const both = [q('equal', 'stars', 2), q('equal', 'title', 'game 4 ')]
  expect(await items.ids({ method: 'and', values: both })).toEqual(['d4'])
  expect(await items.ids(...both)).toEqual(['d4'])
  expect(await items.ids({ method: 'or', values: [q('equal', 'stars', 3), q('equal', 'stars', 1)] })).toEqual(
    ['d1', 'd2'],
  )
  const [ascending, descending] = [q('orderAsc', 'stars'), q('orderDesc', 'stars')]
  expect(await items.ids(ascending)).toEqual(['d5', 'd2', 'd3', 'd4', 'd1'])
  expect(await items.ids(descending)).toEqual(['d1', 'd3', 'd4', 'd2', 'd5'])
  expect(await items.ids(descending, limit(2), q('offset', undefined, 1))).toEqual(['d3', 'd4'])
  expect(await items.ids(descending, after('d3'))).toEqual(['d4', 'd2'])
  expect(await items.ids(descending, limit(2), before('d2'))).toEqual(['d3', 'd4'])
  expect(await items.ids(after('d3'))).toEqual(['d4', 'd5'])
  expect(await items.ids(before('d3'))).toEqual(['d1', 'd2'])
  expect((await items.list(after('nope'))).body).toMatchObject({
    code: 400,
    type: 'general_cursor_not_found',
  })
  expect((await items.list(after(5))).body).toMatchObject({ code: 400, type: 'general_query_invalid' })
})

itemInBothWays(55, async (vocabulary) => {
  const items = await five(vocabulary)
  expect((await items.list('{"method":')).body).toMatchObject(refused('Invalid query: Syntax error'))
  expect((await items.list(q('frobnicate', 'stars', 1))).body).toMatchObject(
    refused('Invalid query method: frobnicate'),
  )
  for (const query of [q('equal', 'nope', 1), q('orderAsc', 'nope')])
    expect((await items.list(query)).body).toMatchObject(
      refused('Invalid query: Attribute not found in schema: nope'),
    )
})

itemInBothWays(56, async (vocabulary) => {
  const items = await five(vocabulary)
  expect(await items.ids(q('contains', 'title', 'ame 2'))).toEqual(['d2'])
  expect(await items.ids(q('startsWith', 'title', 'Game'))).toHaveLength(5)
  expect(await items.ids(q('startsWith', 'title', 'ame'))).toEqual([])
  expect(await items.ids(q('between', 'stars', 2, 3))).toEqual(['d1', 'd3', 'd4'])
  expect(await items.ids(q('isNull', 'stars'))).toEqual(['d5'])
  expect(await items.ids(q('notEqual', 'stars', 2))).toEqual(['d1', 'd2'])
  expect(await items.ids(q('lessThan', 'stars', 2))).toEqual(['d2'])
  expect(await items.ids(q('greaterThanEqual', 'stars', 3))).toEqual(['d1'])
  expect(await items.ids(q('greaterThan', '$createdAt', '2026-01-01T00:02:00.000+00:00'))).toEqual([
    'd4',
    'd5',
  ])
})

itemInBothWays(57, async (vocabulary) => {
  const items = await five(vocabulary)
  const equal = (count: number) => q('equal', 'stars', ...Array.from({ length: count }, () => 3))
  expect(await items.ids(equal(101))).toEqual(['d1'])
  expect(await items.ids(equal(500))).toEqual(['d1'])
  expect((await items.list(equal(501))).body).toMatchObject(
    refused('Invalid query: Query on attribute has greater than 500 values: stars'),
  )
})

itemInBothWays(58, async (vocabulary) => {
  const items = await five(vocabulary)
  const { body } = await items.list(q('select', undefined, 'stars'), limit(1))
  expect(Object.keys(body[vocabulary.items][0]).toSorted()).toEqual(
    [
      '$createdAt',
      '$databaseId',
      '$id',
      '$permissions',
      '$sequence',
      '$updatedAt',
      'stars',
      vocabulary.parentField,
    ].toSorted(),
  )
})

itemInBothWays(59, async (vocabulary) => {
  const { amal, basim } = await stage()
  const [own, other] = [new Items(amal, vocabulary, 'private'), new Items(basim, vocabulary, 'private')]
  for (const title of ['a', 'b', 'c']) await own.create(title, { title })
  await other.create('d', { title: 'd' })
  expect((await other.list()).body.total).toBe(1)
  expect((await own.list(limit(1))).body).toMatchObject({ total: 3, [vocabulary.items]: [{ $id: 'a' }] })
})

itemInBothWays(60, async (vocabulary) => {
  const { guest } = await stage()
  const items = new Items(guest, vocabulary, 'public')
  for (let n = 1; n <= 27; n += 1) await items.create(`d${n}`, { title: `t${n}` })
  const { body } = await items.list()
  expect([body.total, body[vocabulary.items].length]).toEqual([27, 25])
})
