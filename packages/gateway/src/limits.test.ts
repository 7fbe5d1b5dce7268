import { expect, test } from 'vitest'
import { toNetworks, findClientAddress } from './http/network.ts'
import { LIMITS } from './limits.ts'
import { CHAT, chat, readError, createHarness } from './testing/harness.ts'

const DAY = '2026-11-22'
const plenty = { perDay: 1000, perMinute: 10_000, atOnce: 10_000 }

test('charges a call’s actual cost to its client, their network and the total', async () => {
  const harness = createHarness()
  const cookie = await harness.getCookie()
  await (await harness.ask(CHAT, { headers: { cookie }, body: chat() })).text()
  // 100 tokens at 1.5 and 60 at 7.5 dollars a million.
  expect(await harness.ledger.getSpent(DAY, 'all')).toBe(600)
})

test('admits as many of a thousand concurrent clients as the ceiling allows, whatever their calls cost', async () => {
  const total = { ...plenty, perDay: 5 }
  const harness = createHarness({ limits: { ...LIMITS, client: plenty, network: plenty, total } })
  // The maximum cost of one call: 2 bytes at 1.5 and 65,536 tokens at 7.5 dollars a million.
  const bearable = Math.floor(5_000_000 / 491_523)
  let reached = 0
  const answerAll = Promise.withResolvers<undefined>()
  harness.gemini.override = () => {
    reached += 1
    return answerAll.promise
  }
  const rejected = Promise.withResolvers<void>()
  const statuses: number[] = []
  const visits = Array.from({ length: 1000 }, async (_, index) => {
    const response = await harness.ask(CHAT, { body: chat(), address: `198.51.${index % 250}.1` })
    statuses.push(response.status)
    if (statuses.length === 1000 - bearable) rejected.resolve()
    await response.text()
  })
  await rejected.promise
  expect(new Set(statuses)).toEqual(new Set([429]))
  expect(reached).toBe(bearable)
  expect(await harness.ledger.getSpent(DAY, 'all')).toBe(bearable * 491_523)
  answerAll.resolve(undefined)
  await Promise.all(visits)
  expect(statuses.filter((status) => status === 200)).toHaveLength(bearable)
  expect(await harness.ledger.getSpent(DAY, 'all')).toBe(bearable * 600)
})

test('says in Google’s format when to retry', async () => {
  const harness = createHarness({ limits: { ...LIMITS, client: { ...plenty, perMinute: 1 } } })
  await harness.ask(CHAT, { body: chat() })
  harness.now += 24_000
  const response = await harness.ask(CHAT, { body: chat() })
  expect(response.headers.get('retry-after')).toBe('36')
  expect(await readError(response)).toEqual({
    code: 429,
    message: 'You exceeded the number of requests per minute. Please wait a moment.',
    status: 'RESOURCE_EXHAUSTED',
    details: [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'RATE_LIMIT', domain: 'saha.gateway' },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36s' },
    ],
  })
})

test('does not reset the budget when the cookie is deleted', async () => {
  const harness = createHarness({ limits: { ...LIMITS, client: { ...plenty, perMinute: 3 } } })
  const statuses: number[] = []
  for (let index = 0; index < 5; index += 1)
    statuses.push((await harness.ask(CHAT, { body: chat(), address: `203.0.113.${index}` })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('stops a client who collects cookies at the network’s limit', async () => {
  const harness = createHarness({ limits: { ...LIMITS, network: { ...plenty, perMinute: 4 } } })
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1) {
    const cookie = await harness.getCookie()
    statuses.push((await harness.ask(CHAT, { headers: { cookie }, body: chat() })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
})

test('charges nothing for what Google rejects', async () => {
  const harness = createHarness()
  const error = { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' }
  harness.gemini.override = () => Response.json({ error }, { status: 503 })
  expect(await readError(await harness.ask(CHAT, { body: chat() }))).toEqual(error)
  expect(await harness.ledger.getSpent(DAY, 'all')).toBe(0)
})

test.each([
  ['203.0.113.7', ['203.0.113.0/24']],
  ['203.0.113.7:5678', ['203.0.113.0/24']],
  ['::ffff:203.0.113.9', ['203.0.113.0/24']],
  ['::FFFF:cb00:7109', ['203.0.113.0/24']],
  ['[::ffff:203.0.113.9]:443', ['203.0.113.0/24']],
  ['2001:db8:0:1:aaaa::1', ['2001:db8:0:1::/64', '2001:db8:0::/48']],
  ['2001:DB8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['[2001:db8:2::1]', ['2001:db8:2:0::/64', '2001:db8:2::/48']],
  ['[2001:0db8:2::1]:5678', ['2001:db8:2:0::/64', '2001:db8:2::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['[fe80::1%25eth0]:80', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['1:2:3:4:5:6:7:8', ['1:2:3:4::/64', '1:2:3::/48']],
  ...['', 'unknown', '1.2.3', '1.2.3.256', '1:2:3', '::1::', '1:2:3:4:5:6:7:8:9', 'g::1', '::1.2.3.4.5'].map(
    (none): [string, string[]] => [none, ['unknown']],
  ),
])('maps %j to the networks %j', (address, networks) => {
  expect(toNetworks(address)).toEqual(networks)
})

test('recognizes an address in every format of proxies', async () => {
  const harness = createHarness({ limits: { ...LIMITS, client: { ...plenty, perMinute: 5 } } })
  const statuses: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const address = index % 2 === 0 ? `203.0.113.7:${5000 + index}` : `[::ffff:203.0.113.7]:${5000 + index}`
    statuses.push((await harness.ask(CHAT, { body: chat(), address })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
})

test('stops a client who collects networks of one /48 at a network’s limit', async () => {
  const harness = createHarness({ limits: { ...LIMITS, network: { ...plenty, perMinute: 4 } } })
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1)
    statuses.push((await harness.ask(CHAT, { body: chat(), address: `2001:db8:2:${index}::1` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
})

test('ignores what a client claims about their address', () => {
  expect(findClientAddress('10.0.0.1', '1.1.1.1', 0)).toBe('10.0.0.1')
  expect(findClientAddress('10.0.0.1', '1.1.1.1, 203.0.113.7', 1)).toBe('203.0.113.7')
  expect(findClientAddress('10.0.0.1', 'forged, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  expect(findClientAddress('10.0.0.1', null, 2)).toBe('10.0.0.1')
})
