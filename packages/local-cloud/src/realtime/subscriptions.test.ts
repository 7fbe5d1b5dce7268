import { expect, test } from 'vitest'
import { formatIdsBySlot, readUrlSubscriptions } from './subscriptions.ts'

test.each(['databases.d.collections.c.documents', 'databases_d_collections_c_documents'])(
  'assigns a query in the URL to its channel: %s',
  (name) => {
    const channel = 'databases.d.collections.c.documents'
    const query = JSON.stringify({ method: 'equal', attribute: 'status', values: ['active'] })
    const address = new URLSearchParams([
      ['channels[0]', channel],
      [`${name}[0][]`, query],
    ])
    const [subscription] = readUrlSubscriptions(address)
    expect(subscription?.filter.channels).toEqual([channel])
    expect(subscription?.filter.filters).toHaveLength(1)
  },
)

test('reads project as an id or as queries of a channel', () => {
  const asked =
    (...more: [string, string][]) =>
    () =>
      readUrlSubscriptions(new URLSearchParams([['channels[]', 'project'], ...more]))[0]?.filter.filters
  expect(asked(['project', 'games-portal'])()).toEqual([])
  expect(asked(['project[0][0]', '{"method":"select","values":["*"]}'])()).toHaveLength(1)
  expect(asked(['project[0]', 'invalid'], ['project[1]', 'array'])).toThrow('Invalid query: Syntax error')
})

const SELECT_ALL = '{"method":"select","values":["*"]}'

test('keeps numbered subscriptions with equal queries apart, and returns their numbers', () => {
  const subscriptions = readUrlSubscriptions(
    new URLSearchParams([
      ['channels[]', 'documents'],
      ['channels[]', 'account'],
      ['documents[1][]', SELECT_ALL],
      ['account[1][]', SELECT_ALL],
      ['documents[2][]', SELECT_ALL],
    ]),
  )
  expect(subscriptions.map(({ slot, filter }) => [slot, filter.channels])).toEqual([
    ['1', ['documents', 'account']],
    ['2', ['documents']],
  ])
  const [first, second] = subscriptions.map(({ id }) => id)
  expect(first).not.toBe(second)
  expect(formatIdsBySlot(subscriptions)).toEqual({ 1: first, 2: second })
})

test('returns a list for subscriptions numbered from 0', () => {
  const subscriptions = readUrlSubscriptions(
    new URLSearchParams([
      ['channels[]', 'documents'],
      ['documents[0][]', SELECT_ALL],
      ['documents[1][]', SELECT_ALL],
    ]),
  )
  expect(formatIdsBySlot(subscriptions)).toEqual(subscriptions.map(({ id }) => id))
  expect(formatIdsBySlot([])).toEqual([])
})
