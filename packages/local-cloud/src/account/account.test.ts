import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { PASSWORD } from '../testing/test-users.ts'
import { configFile, startTestCloud, temporaryFolder, TestClient } from '../testing/test-cloud.ts'

// One password hash takes 250 ms, and seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

const DAY = 86_400_000

test('accepts only one of two concurrent sign-ups with the same address', async () => {
  const client = new TestClient(await startTestCloud())
  const body = { email: 'amal@example.test', password: PASSWORD }
  const responses = await Promise.all(
    ['one', 'two', 'three'].map((userId) => client.send('POST', '/account', { ...body, userId })),
  )
  expect(responses.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '409', '409'])
})

test('lists sessions, marks the current one, and ends one or all', async () => {
  const cloud = await startTestCloud({ userIds: ['amal', 'basim'] })
  const [first, second, other] = [new TestClient(cloud), new TestClient(cloud), new TestClient(cloud)]
  await first.signIn('amal')
  await second.signIn('amal')
  await other.signIn('basim')

  const { body } = await first.send('GET', '/account/sessions')
  expect(body.total).toBe(2)
  expect(body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
  const [own, remote] = body.sessions as { $id: string }[]
  expect((await first.send('GET', '/account/sessions/current')).body).toMatchObject({
    $id: own?.$id,
    userId: 'amal',
  })
  expect((await first.send('GET', `/account/sessions/${remote?.$id}`)).body.current).toBe(false)

  // Sessions of other users are not found.
  expect((await other.send('DELETE', `/account/sessions/${own?.$id}`, {})).body.type).toBe(
    'user_session_not_found',
  )

  const deleted = await first.send('DELETE', `/account/sessions/${remote?.$id}`, {})
  expect(deleted.status).toBe(204)
  expect(deleted.headers.getSetCookie()).toEqual([])
  expect((await second.send('GET', '/account')).status).toBe(401)
  expect((await first.send('GET', '/account')).status).toBe(200)

  await second.signIn('amal')
  const farewell = await first.send('DELETE', '/account/sessions', {})
  expect(farewell.status).toBe(204)
  expect(farewell.headers.getSetCookie()).toHaveLength(2)
  expect((await second.send('GET', '/account')).status).toBe(401)
  expect((await other.send('GET', '/account')).status).toBe(200)
})

test('expires a session unless it is extended', async () => {
  let now = Date.UTC(2026, 0, 1)
  const config = configFile([], { auth: { security: { duration: (10 * DAY) / 1000 } } })
  const client = new TestClient(await startTestCloud({ config, now: () => now, userIds: ['amal'] }))
  await client.signIn('amal')
  now += 9 * DAY
  const extended = await client.send('PATCH', '/account/sessions/current', {})
  expect(extended.body.expire).toBe('2026-01-20T00:00:00.000+00:00')
  expect((await client.send('GET', '/account')).body.accessedAt).toBe('2026-01-10T00:00:00.000+00:00')
  now += 9 * DAY
  expect((await client.send('GET', '/account')).status).toBe(200)
  now += DAY
  expect((await client.send('GET', '/account')).status).toBe(401)
})

test('rejects a tampered cookie', async () => {
  const cloud = await startTestCloud({ userIds: ['amal', 'basim'] })
  const client = new TestClient(cloud)
  await client.signIn('amal')
  const [name = '', value = ''] = client.cookie.split('=')
  const session = JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString()) as {
    secret: string
  }
  const forged = (change: object) =>
    `${name}=${encodeURIComponent(Buffer.from(JSON.stringify({ ...session, ...change })).toString('base64'))}`
  const guest = new TestClient(cloud)
  const status = async (cookie: string) => (await guest.send('GET', '/account', undefined, { cookie })).status
  expect(await status(forged({}))).toBe(200)
  expect(await status(forged({ id: 'basim' }))).toBe(401)
  expect(await status(forged({ secret: `${session.secret}xx` }))).toBe(401)
  expect(await status(forged({ secret: session.secret.toUpperCase() }))).toBe(401)
  expect(await status(`${client.cookie}xx`)).toBe(401)
  expect(await status(`${name}=${value.slice(2)}`)).toBe(401)
})

test('stores no password and no secret in plain text', async () => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const cloud = await startTestCloud({ data })
  const client = new TestClient(cloud)
  await client.send('POST', '/account', { userId: 'amal', email: 'amal@example.test', password: PASSWORD })
  await client.signIn('amal')
  const value = decodeURIComponent(client.cookie.split('=')[1] ?? '')
  const { secret } = JSON.parse(Buffer.from(value, 'base64').toString()) as { secret: string }
  expect(secret).toHaveLength(256)
  await cloud.close()
  const bytes = readFileSync(data)
  expect(bytes.includes('amal@example.test')).toBe(true)
  for (const hidden of [PASSWORD, secret, value, Buffer.from(secret, 'hex')])
    expect(bytes.includes(hidden)).toBe(false)
})

test('keeps accounts and sessions across restarts', async () => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const before = await startTestCloud({ data, userIds: ['amal'] })
  const client = new TestClient(before)
  await client.signIn('amal')
  await before.close()
  const after = new TestClient(await startTestCloud({ data }), client.cookie)
  expect((await after.send('GET', '/account')).body.email).toBe('amal@example.test')
})

test('rejects methods that the project disables', async () => {
  const noPasswords = configFile([], { auth: { methods: { 'email-password': false } } })
  const account = { userId: 'unique()', email: 'amal@example.test', password: PASSWORD }
  const client = new TestClient(await startTestCloud({ config: noPasswords }))
  expect((await client.send('POST', '/account', account)).body).toMatchObject({
    code: 501,
    type: 'user_auth_method_unsupported',
  })
  expect((await client.send('POST', '/account/sessions/email', account)).status).toBe(501)

  const noServices = configFile([], { services: { account: false, databases: false } })
  const other = new TestClient(await startTestCloud({ config: noServices }))
  expect((await other.send('GET', '/account')).body.type).toBe('general_service_disabled')
  expect((await other.list('favorites')).body.type).toBe('general_service_disabled')

  const oneUser = configFile([], { auth: { security: { limit: 1 } } })
  const last = new TestClient(await startTestCloud({ config: oneUser }))
  expect((await last.send('POST', '/account', account)).status).toBe(201)
  expect((await last.send('POST', '/account', { ...account, email: 'b@example.test' })).body.type).toBe(
    'user_count_exceeded',
  )
})

test.each([
  [{}, 'Param "userId" is not optional.'],
  [{ userId: 'a' }, 'Param "email" is not optional.'],
  [{ userId: 'a', email: 'a@b.co' }, 'Param "password" is not optional.'],
  [
    { userId: { $ne: 1 }, email: 'a@b.co', password: PASSWORD },
    "Invalid `userId` param: Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char",
  ],
  [
    { userId: 'a', email: ['a@b.co'], password: PASSWORD },
    'Invalid `email` param: Value must be a valid email address',
  ],
  [
    { userId: 'a', email: 'a@b.co', password: 'x'.repeat(257) },
    'Invalid `password` param: Password must be between 8 and 256 characters long.',
  ],
  [
    { userId: 'a', email: 'a@b.co', password: PASSWORD, name: 'n'.repeat(129) },
    'Invalid `name` param: Value must be a valid string and at least 1 chars and no longer than 128 chars',
  ],
])('rejects a sign-up with %j', async (body, message) => {
  const client = new TestClient(await startTestCloud())
  expect((await client.send('POST', '/account', body)).body).toMatchObject({
    code: 400,
    type: 'general_argument_invalid',
    message,
  })
})

test('accepts names in any script, and rejects empty or overlong ones', async () => {
  const client = new TestClient(await startTestCloud({ userIds: ['amal'] }))
  await client.signIn('amal')
  const named = await client.send('PATCH', '/account/name', { name: 'أمل' })
  expect([named.status, named.body.name]).toEqual([200, 'أمل'])
  expect((await client.send('GET', '/account')).body.name).toBe('أمل')
  for (const name of ['', 'n'.repeat(129), 7]) {
    const { status, body } = await client.send('PATCH', '/account/name', { name })
    expect([status, body.message]).toEqual([
      400,
      'Invalid `name` param: Value must be a valid string and at least 1 chars and no longer than 128 chars',
    ])
  }
  const guest = new TestClient(await startTestCloud())
  expect((await guest.send('PATCH', '/account/name', { name: 'Amal' })).body.type).toBe(
    'general_unauthorized_scope',
  )
})

test('deletes the caller’s account and frees its address', async () => {
  const cloud = await startTestCloud({ userIds: ['amal'] })
  const [first, second] = [new TestClient(cloud), new TestClient(cloud)]
  await first.signIn('amal')
  await second.signIn('amal')
  expect((await first.send('DELETE', '/account')).status).toBe(204)
  expect((await second.send('GET', '/account')).body.type).toBe('general_unauthorized_scope')
  const again = { userId: 'another', email: 'amal@example.test', password: PASSWORD }
  expect((await new TestClient(cloud).send('POST', '/account', again)).status).toBe(201)
})

test('blocks the caller’s account everywhere and keeps its address', async () => {
  const cloud = await startTestCloud({ userIds: ['amal', 'basim'] })
  const [first, second, other] = [new TestClient(cloud), new TestClient(cloud), new TestClient(cloud)]
  await first.signIn('amal')
  await second.signIn('amal')
  await other.signIn('basim')
  const cookie = first.cookie
  const blocked = await first.send('PATCH', '/account/status', {})
  expect([blocked.status, blocked.body.status]).toEqual([200, false])
  expect(blocked.headers.getSetCookie()).toHaveLength(2)
  for (const client of [new TestClient(cloud, cookie), second])
    expect((await client.send('GET', '/account')).body.type).toBe('user_blocked')
  expect((await first.signIn('amal')).body.type).toBe('user_blocked')
  const again = { userId: 'another', email: 'amal@example.test', password: PASSWORD }
  expect((await new TestClient(cloud).send('POST', '/account', again)).status).toBe(409)
  expect((await other.send('GET', '/account')).status).toBe(200)
})
