import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, vi } from 'vitest'
import { PASSWORD } from '../testing/people.ts'
import { configFile, startTestCloud, temporaryFolder, TestClient } from '../testing/test-cloud.ts'
import { item } from './item.ts'

// A real hash takes a quarter of a second, and seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

const YEAR = 31_536_000_000
const CREDENTIALS = { email: 'amal@example.test', password: PASSWORD }
const NOT_FOUND = { code: 404, type: 'user_session_not_found' }

/** Clients that are signed in as amal, each with a session of its own. */
async function devices(count: number, options: Parameters<typeof startTestCloud>[0] = {}) {
  const cloud = await startTestCloud({ people: ['amal'], ...options })
  const clients = Array.from({ length: count }, () => new TestClient(cloud))
  for (const client of clients) await client.signIn('amal')
  return { cloud, clients: clients as [TestClient, TestClient, TestClient], guest: new TestClient(cloud) }
}

const statusOf = async (client: TestClient, headers: object = {}) =>
  (await client.send('GET', '/account', undefined, headers)).status

item(7, async () => {
  const now = Date.UTC(2026, 0, 1)
  const client = new TestClient(await startTestCloud({ people: ['amal'], now: () => now }))
  const { status, body } = await client.signIn('amal')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    userId: 'amal',
    expire: new Date(now + YEAR).toISOString().replace('Z', '+00:00'),
    provider: 'email',
    providerUid: 'amal@example.test',
    current: true,
    factors: ['password'],
    secret: '',
  })
})

item(8, async () => {
  const { guest } = await devices(0)
  const session = await guest.send('POST', '/account/sessions/email', CREDENTIALS)
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split('; '))
  expect(cookies.map(([pair]) => pair?.split('=')[0])).toEqual([
    'a_session_games-portal_legacy',
    'a_session_games-portal',
  ])
  for (const [pair = '', ...attributes] of cookies) {
    expect(attributes).toEqual(expect.arrayContaining(['Max-Age=31536000', 'path=/', 'HttpOnly']))
    expect(await statusOf(guest, { cookie: pair })).toBe(200)
  }
  expect(cookies[1]).toContain('SameSite=None')
})

item(9, async () => {
  const { guest } = await devices(0)
  const reply = await guest.send('POST', '/account/sessions', CREDENTIALS)
  expect([reply.status, reply.body.userId, reply.headers.getSetCookie().length]).toEqual([201, 'amal', 2])
})

item(10, async () => {
  const { clients } = await devices(1)
  // Said before anything is said of what was sent.
  for (const body of [CREDENTIALS, {}])
    expect((await clients[0].send('POST', '/account/sessions/email', body)).body).toEqual({
      message: 'Creation of a session is prohibited when a session is active.',
      code: 401,
      type: 'user_session_already_exists',
      version: '2.0.0',
    })
})

item(11, async () => {
  const { guest } = await devices(0)
  const signIn = async (change: object) =>
    (await guest.send('POST', '/account/sessions/email', { ...CREDENTIALS, ...change })).body
  const refused = {
    message: 'Invalid credentials. Please check the email and password.',
    code: 401,
    type: 'user_invalid_credentials',
    version: '2.0.0',
  }
  expect(await signIn({ email: 'nobody@example.test' })).toEqual(refused)
  expect(await signIn({ password: 'wrongwrong' })).toEqual(refused)
  for (const empty of [{ email: '' }, { password: '' }, { email: '', password: '' }])
    expect(await signIn(empty)).toMatchObject({ code: 400, type: 'general_argument_invalid' })
})

item(13, async () => {
  const { clients, guest } = await devices(1)
  expect(await statusOf(guest, { cookie: clients[0].cookie })).toBe(200)
  expect(await statusOf(guest, { cookie: `${clients[0].cookie}xx` })).toBe(401)
})

item(14, async () => {
  const { guest } = await devices(0)
  const session = await guest.send('POST', '/account/sessions/email', CREDENTIALS)
  const fallback = session.headers.get('x-fallback-cookies') ?? ''
  expect(Object.keys(JSON.parse(fallback))).toEqual(['a_session_games-portal'])
  expect(await statusOf(guest, { 'x-fallback-cookies': fallback })).toBe(200)
})

item(15, async () => {
  const { clients, guest } = await devices(1)
  const agent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7000.1 Safari/537.36'
  await guest.send('POST', '/account/sessions/email', CREDENTIALS, { 'user-agent': agent })
  const { body } = await clients[0].send('GET', '/account/sessions')
  expect([body.total, body.sessions.length]).toEqual([2, 2])
  expect(body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
  expect(body.sessions[1]).toMatchObject({
    ip: '127.0.0.1',
    osCode: 'LIN',
    osName: 'GNU/Linux',
    clientType: 'browser',
    clientCode: 'CH',
    clientName: 'Chrome',
    clientVersion: '140.0',
    clientEngine: 'Blink',
    deviceName: 'desktop',
    countryCode: '--',
    countryName: 'Unknown',
  })
})

item(16, async () => {
  const { clients } = await devices(1)
  const current = await clients[0].send('GET', '/account/sessions/current')
  expect(current.body).toMatchObject({ userId: 'amal', current: true })
  expect((await clients[0].send('GET', `/account/sessions/${current.body.$id}`)).body).toEqual(current.body)
  expect((await clients[0].send('GET', '/account/sessions/nope')).body).toMatchObject(NOT_FOUND)
})

item(17, async () => {
  const { clients } = await devices(3)
  const { body } = await clients[1].send('GET', '/account/sessions/current')
  expect((await clients[0].send('DELETE', `/account/sessions/${body.$id}`, {})).status).toBe(204)
  expect(await Promise.all(clients.map(async (client) => statusOf(client)))).toEqual([200, 401, 200])
})

item(18, async () => {
  const { clients } = await devices(2)
  const reply = await clients[0].send('DELETE', '/account/sessions/current', {})
  expect([reply.status, reply.body]).toEqual([204, ''])
  expect(
    reply.headers
      .getSetCookie()
      .every((cookie) => cookie.includes('=deleted; ') && cookie.includes('Max-Age=0')),
  ).toBe(true)
  expect([await statusOf(clients[0]), await statusOf(clients[1])]).toEqual([401, 200])
})

item(19, async () => {
  const { clients } = await devices(2)
  expect((await clients[0].send('DELETE', '/account/sessions', {})).status).toBe(204)
  expect([await statusOf(clients[0]), await statusOf(clients[1])]).toEqual([401, 401])
})

item(20, async () => {
  const { clients } = await devices(1)
  expect((await clients[0].send('DELETE', '/account/sessions/nope', {})).body).toMatchObject(NOT_FOUND)
})

item(21, async () => {
  const config = configFile([], { auth: { security: { sessionsLimit: 2 } } })
  const { clients } = await devices(3, { config })
  expect(await Promise.all(clients.map(async (client) => statusOf(client)))).toEqual([401, 200, 200])
})

item(22, async () => {
  const { clients, guest } = await devices(2)
  const change = async (body: object) => clients[0].send('PATCH', '/account/password', body)
  const password = 'another-password'
  for (const wrong of [{}, { oldPassword: 'wrongwrong' }])
    expect((await change({ password, ...wrong })).body.type).toBe('user_invalid_credentials')
  expect((await change({ password: 'short', oldPassword: PASSWORD })).status).toBe(400)
  expect(await statusOf(clients[1])).toBe(200)

  const changed = await change({ password, oldPassword: PASSWORD })
  expect([changed.status, changed.body.$id]).toEqual([200, 'amal'])
  expect(Date.parse(changed.body.passwordUpdate)).toBeGreaterThan(Date.parse(changed.body.registration))
  expect([await statusOf(clients[0]), await statusOf(clients[1])]).toEqual([200, 401])
  expect((await guest.signIn('amal')).status).toBe(401)
  expect((await guest.signIn('amal', password)).status).toBe(201)
})

item(23, async () => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const before = await devices(1, { data })
  await before.cloud.close()
  const db = new DatabaseSync(data)
  db.exec('UPDATE users SET status = 0')
  db.close()
  const after = await startTestCloud({ data })
  const signedIn = new TestClient(after, before.clients[0].cookie)
  const blocked = { code: 403, type: 'user_blocked' }
  expect((await signedIn.send('GET', '/account')).body).toMatchObject(blocked)
  expect((await new TestClient(after).signIn('amal')).body).toMatchObject(blocked)
})

item(24, async () => {
  const now = Date.UTC(2026, 0, 1, 12)
  const { guest, cloud } = await devices(0, { rateLimits: true, now: () => now })
  const fail = async () => (await guest.signIn('amal', 'wrongwrong')).status
  for (let attempt = 0; attempt < 9; attempt += 1) expect(await fail()).toBe(401)
  expect((await new TestClient(cloud).signIn('amal')).status).toBe(201)
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await fail()).toBe(401)
  const refused = await guest.signIn('amal')
  expect(refused.body).toEqual({
    message: 'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
    code: 429,
    type: 'general_rate_limit_exceeded',
    version: '2.0.0',
  })
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0')
})
