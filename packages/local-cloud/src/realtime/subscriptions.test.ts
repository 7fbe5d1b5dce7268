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
