import { expect, test } from 'vitest'
import { readAddress } from './subscriptions.ts'

test.each(['databases.d.collections.c.documents', 'databases_d_collections_c_documents'])(
  'a query in the address belongs to its channel, written as %s',
  (name) => {
    const channel = 'databases.d.collections.c.documents'
    const query = JSON.stringify({ method: 'equal', attribute: 'status', values: ['active'] })
    const address = new URLSearchParams([
      ['channels[0]', channel],
      [`${name}[0][]`, query],
    ])
    const [subscription] = readAddress(address)
    expect(subscription?.part.channels).toEqual([channel])
    expect(subscription?.part.filters).toHaveLength(1)
  },
)

test('a project that is named by its id has no queries; one that is named by a list has what they say', () => {
  const asked =
    (...more: [string, string][]) =>
    () =>
      readAddress(new URLSearchParams([['channels[]', 'project'], ...more]))[0]?.part.filters
  expect(asked(['project', 'games-portal'])()).toEqual([])
  expect(asked(['project[0][0]', '{"method":"select","values":["*"]}'])()).toHaveLength(1)
  expect(asked(['project[0]', 'invalid'], ['project[1]', 'array'])).toThrow('Invalid query: Syntax error')
})
