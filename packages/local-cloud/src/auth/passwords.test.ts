import { expect, test, vi } from 'vitest'
import { LOW_COST_HASH } from '../testing/test-users.ts'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'
import { Passwords } from './passwords.ts'

const passwords = new Passwords()

// One password hash takes 250 ms, and seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

test('verifies a password in any Unicode form against its own hash only', async () => {
  const hash = await passwords.hash('caf\u00e9 مرحبا')
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/)
  expect(await passwords.verify('cafe\u0301 مرحبا', hash)).toBe(true)
  expect(await passwords.verify('cafe مرحبا', hash)).toBe(false)
})

test('creates unrelated hashes of the same password', async () => {
  const [one, other] = await Promise.all([passwords.hash('longenough1'), passwords.hash('longenough1')])
  expect(one.split('$')[4]).not.toBe(other.split('$')[4])
  expect(one.split('$')[5]).not.toBe(other.split('$')[5])
})

test('verifies a hash with an older cost', async () => {
  const old = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA==$c/Q6qPJICfKfp1WpxEuKY+JQy0VEr5d3UrTzuzA0RK8='
  expect(await passwords.verify('longenough1', old)).toBe(true)
  expect(await passwords.verify('longenough2', old)).toBe(false)
})

test('creates cheap hashes in quick mode and still verifies expensive ones', async () => {
  const quick = new Passwords(true)
  const hash = await quick.hash('longenough1')
  expect(hash).toMatch(/^scrypt\$1024\$8\$1\$/)
  expect(await quick.verify('longenough1', hash)).toBe(true)
  expect(await quick.verify('longenough2', hash)).toBe(false)
  expect(await quick.verify('longenough1', null)).toBe(false)
  expect(await passwords.verify('longenough1', hash)).toBe(true)
})

test('does the same work without a hash, off the event loop, and never matches', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  expect(await passwords.verify('longenough1', null)).toBe(false)
  clearImmediate(timer)
  expect(turns).toBeGreaterThan(10)
})

test('rejects further hashes when hundreds are queued, and finishes the others', async () => {
  const cloud = await startTestCloud({ userIds: ['amal'] })
  const client = new TestClient(cloud)
  // The first hashes are slow, so that the queue behind them stays full.
  const slow = LOW_COST_HASH.replace('$1024$8$1$', '$65536$8$2$')
  const line = Array.from({ length: 205 }, (_, at) => passwords.verify('x', at < 2 ? slow : LOW_COST_HASH))
  const settled = Promise.allSettled(line)
  const rejected = await client.signIn('amal')
  expect(rejected.body).toMatchObject({ code: 503, type: 'general_server_error' })
  expect(rejected.headers.get('retry-after')).toBe('5')
  expect((await client.send('GET', '/ping')).status).toBe(200)
  await settled
  expect((await client.signIn('amal')).status).toBe(201)
})
