import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { configFile, documentsPath, startTestCloud, TestClient } from '../testing/test-cloud.ts'
import { RateLimiter } from './rate-limiter.ts'

setFlagsFromString('--expose-gc')
/** Without it, garbage would count as used memory. */
const collectGarbage = runInNewContext('gc') as () => void

const LIMIT = { requests: 2, windowSeconds: 60 }
const NOON = Date.UTC(2026, 0, 1, 12)

test('counts requests in windows aligned to the clock', () => {
  const limits = new RateLimiter(true)
  const count = (now: number) => limits.count(['k'], LIMIT, now)
  expect(count(NOON + 59_000)).toEqual({
    allowed: true,
    headers: {
      'x-ratelimit-limit': '2',
      'x-ratelimit-remaining': '1',
      'x-ratelimit-reset': String(NOON / 1000 + 60),
    },
  })
  expect(count(NOON + 59_001).allowed).toBe(true)
  expect(count(NOON + 59_002)).toMatchObject({ allowed: false, headers: { 'x-ratelimit-remaining': '0' } })
  expect(count(NOON + 60_000).allowed).toBe(true)
})

test('counts keys separately and resets them', () => {
  const limits = new RateLimiter(true)
  for (let request = 0; request < 3; request += 1) limits.count(['a'], LIMIT, NOON)
  expect(limits.count(['b'], LIMIT, NOON).allowed).toBe(true)
  expect(limits.count(['a'], LIMIT, NOON).allowed).toBe(false)
  limits.reset(['a'])
  expect(limits.count(['a'], LIMIT, NOON).allowed).toBe(true)
})

test('allows everything when disabled, with the headers of a first request', () => {
  const limits = new RateLimiter(false)
  for (let request = 0; request < 9; request += 1)
    expect(limits.count(['a'], LIMIT, NOON)).toMatchObject({
      allowed: true,
      headers: { 'x-ratelimit-remaining': '1' },
    })
})

test('evicts the lowest counters and keeps those at their limit', () => {
  const limits = new RateLimiter(true, 100)
  for (let request = 0; request < 3; request += 1) limits.count(['a'], LIMIT, NOON)
  for (let other = 0; other < 1000; other += 1) limits.count([`other ${other}`], LIMIT, NOON)
  expect(limits.size).toBeLessThanOrEqual(100)
  expect(limits.count(['a'], LIMIT, NOON).allowed).toBe(false)
  limits.count(['next'], LIMIT, NOON + 60_000)
  expect(limits.count(['a'], LIMIT, NOON + 60_000).allowed).toBe(true)
})

test('uses constant memory per key', () => {
  const limits = new RateLimiter(true)
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let n = 0; n < 100; n += 1) limits.count(['email', `${n}${'x'.repeat(2 ** 20)}`], LIMIT, NOON)
  expect(limits.size).toBe(100)
  collectGarbage()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 2 ** 20)
})

describe('over HTTP', () => {
  test('rejects the right password after ten wrong ones, for that address only', async () => {
    const cloud = await startTestCloud({ rateLimits: true, now: () => NOON, userIds: ['amal', 'basim'] })
    const client = new TestClient(cloud)
    const wrong = async () => (await client.signIn('amal', 'wrongwrong')).status
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await wrong()).toBe(401)
    expect((await client.signIn('amal')).body).toMatchObject({
      code: 429,
      type: 'general_rate_limit_exceeded',
    })
    expect((await client.signIn('basim')).status).toBe(201)
  })

  test('resets the counter after a success', async () => {
    const cloud = await startTestCloud({ rateLimits: true, now: () => NOON, userIds: ['amal'] })
    for (let round = 0; round < 3; round += 1) {
      const client = new TestClient(cloud)
      for (let attempt = 0; attempt < 9; attempt += 1) await client.signIn('amal', 'wrongwrong')
      expect((await client.signIn('amal')).status).toBe(201)
    }
  })

  test('does not count requests with a key', async () => {
    const key = 'a sufficiently long and unguessable key'
    const cloud = await startTestCloud({ rateLimits: true, now: () => NOON, keys: [key] })
    const client = new TestClient(cloud)
    const writes = Array.from({ length: 130 }, () =>
      client.send('POST', '/tablesdb/games_db/tables/favorites/rows', {}, { 'x-appwrite-key': key }),
    )
    for (const { status, headers } of await Promise.all(writes))
      expect([status, headers.get('x-ratelimit-limit')]).toEqual([400, null])
  })

  test('limits writes per user, but not reads', async () => {
    const column = { key: 'n', type: 'integer' }
    const table = {
      $id: 'open',
      databaseId: 'games_db',
      $permissions: ['read("any")', 'write("any")'],
      columns: [column],
    }
    const cloud = await startTestCloud({
      rateLimits: true,
      now: () => NOON,
      config: configFile([table]),
      userIds: ['amal'],
    })
    const [guest, amal] = [new TestClient(cloud), new TestClient(cloud)]
    await amal.signIn('amal')
    for (let n = 0; n < 120; n += 1) expect((await guest.create('open', 'unique()', { n })).status).toBe(201)
    expect((await guest.create('open', 'unique()', { n: 1 })).status).toBe(429)
    expect((await amal.create('open', 'mine', { n: 1 })).status).toBe(201)
    expect((await guest.list('open')).status).toBe(200)
    expect((await guest.send('DELETE', `${documentsPath('open')}/mine`, {})).status).toBe(204)
  })

  test('counts the documents of all collections together, like Appwrite, for any spelling of the path', async () => {
    const open = ['one', 'two'].map(($id) => ({
      $id,
      databaseId: 'games_db',
      $permissions: ['read("any")', 'write("any")'],
      columns: [{ key: 'n', type: 'integer' }],
    }))
    const cloud = await startTestCloud({ rateLimits: true, now: () => NOON, config: configFile(open) })
    const guest = new TestClient(cloud)
    const paths = [documentsPath('one'), documentsPath('two'), documentsPath('%74wo')]
    for (let n = 0; n < 120; n += 1) {
      const created = await guest.send('POST', paths[n % 3] ?? '', { documentId: `d${n}`, data: { n } })
      expect(created.status).toBe(201)
    }
    for (const path of [...paths, documentsPath('%6f%6e%65')])
      expect((await guest.send('POST', path, { documentId: 'more', data: { n: 1 } })).status).toBe(429)
    const remove = async (n: number) => (await guest.send('DELETE', `${paths[n % 2]}/d${n}`, {})).status
    for (let n = 0; n < 60; n += 1) expect([204, 404]).toContain(await remove(n))
    expect(await remove(60)).toBe(429)
  })

  test('counts both sign-in paths together', async () => {
    const cloud = await startTestCloud({ rateLimits: true, now: () => NOON, userIds: ['amal'] })
    const client = new TestClient(cloud)
    const guess = { email: 'amal@example.test', password: 'wrongwrong' }
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await client.send('POST', '/account/sessions', guess)).status).toBe(401)
    expect((await client.signIn('amal')).status).toBe(429)
  })
})
