import { expect, test } from 'vitest'
import { configFile, startTestCloud, TestClient } from '../testing/test-cloud.ts'

const HEADERS = { 'x-appwrite-key': 'secret' }

test('removes name, address and password of an account', async () => {
  const cloud = await startTestCloud({ keys: ['secret'], userIds: ['amal', 'basim'] })
  const client = new TestClient(cloud)
  const change = (person: string, what: string, value: string) =>
    client.send('PATCH', `/users/${person}/${what}`, { [what]: value }, HEADERS)
  expect((await change('amal', 'name', '')).body.name).toBe('')
  for (const person of ['amal', 'basim']) expect((await change(person, 'email', '')).body.email).toBe('')
  expect((await client.send('GET', '/users/amal', undefined, HEADERS)).body.email).toBe('')
  expect((await change('amal', 'email', 'amal@example.test')).status).toBe(200)
  expect((await change('amal', 'password', '')).body.password).toBeNull()
  expect((await client.signIn('amal')).body.type).toBe('user_invalid_credentials')
})

test.each([
  [false, 401],
  [true, 200],
])(
  'with keepSessions %s returns %i to a session after a server sets a password',
  async (keepSessions, status) => {
    const cloud = await startTestCloud({ keys: ['secret'], userIds: ['amal'], keepSessions })
    const [amal, server] = [new TestClient(cloud), new TestClient(cloud)]
    await amal.signIn('amal')
    await server.send('PATCH', '/users/amal/password', { password: 'another-password' }, HEADERS)
    expect((await amal.send('GET', '/account')).status).toBe(status)
  },
)

test('searches accounts by address, also in quotes', async () => {
  const cloud = await startTestCloud({ keys: ['secret'], userIds: ['amal', 'basim'] })
  const search = encodeURIComponent('"amal@example.test"')
  const found = await new TestClient(cloud).send('GET', `/users?search=${search}`, undefined, HEADERS)
  expect(found.body.users.map(({ $id }: { $id: string }) => $id)).toEqual(['amal'])
})

test('creates a token for an account, with or without a session', async () => {
  const cloud = await startTestCloud({ keys: ['secret'], userIds: ['amal', 'basim'] })
  const [client, amal] = [new TestClient(cloud), new TestClient(cloud)]
  const token = async (person: string, body: object) =>
    (await client.send('POST', `/users/${person}/jwts`, body, HEADERS)).body.jwt as string
  const speaksFor = async (jwt: string) =>
    (await client.send('GET', '/account', undefined, { 'x-appwrite-jwt': jwt })).body.$id
  expect(await speaksFor(await token('basim', {}))).toBe('basim')
  const { $id: sessionId } = (await amal.signIn('amal')).body
  const jwt = await token('amal', { sessionId, duration: 60 })
  expect(await speaksFor(jwt)).toBe('amal')
  await amal.send('DELETE', '/account/sessions/current')
  expect(await speaksFor(jwt)).toBeUndefined()
  const long = await client.send('POST', '/users/amal/jwts', { duration: 3601 }, HEADERS)
  expect(long.body.message).toBe('Invalid `duration` param: Value must be a valid range between 0 and 3,600')
})

test('grants roles of verified users, and revokes them with a new address or phone', async () => {
  const config = configFile([
    { $id: 'news', databaseId: 'games_db', $permissions: ['read("users/verified")'], columns: [] },
  ])
  const cloud = await startTestCloud({ keys: ['secret'], userIds: ['amal'], config })
  const [server, amal] = [new TestClient(cloud), new TestClient(cloud)]
  await amal.signIn('amal')
  const change = async (path: string, body: object) =>
    (await server.send('PATCH', `/users/amal/${path}`, body, HEADERS)).body
  const reads = async () => (await amal.list('news')).status
  expect(await reads()).toBe(401)
  expect((await change('verification', { emailVerification: true })).emailVerification).toBe(true)
  expect(await reads()).toBe(200)
  await change('email', { email: 'amal@example.org' })
  expect(await reads()).toBe(401)
  await change('phone', { number: '+9647701234567' })
  expect((await change('verification/phone', { phoneVerification: true })).phoneVerification).toBe(true)
  expect(await reads()).toBe(200)
  expect((await change('phone', { number: '' })).phoneVerification).toBe(false)
  expect(await reads()).toBe(401)
  expect((await change('verification', { emailVerification: 'yes' })).message).toBe(
    'Invalid `emailVerification` param: Value must be a valid boolean',
  )
})

test('stores a unique phone as a target, and rejects an invalid one', async () => {
  const client = new TestClient(await startTestCloud({ keys: ['secret'] }))
  const ask = async (method: string, path: string, body?: object) => client.send(method, path, body, HEADERS)
  const phone = '+16175551212'
  const made = await ask('POST', '/users', { userId: 'amal', phone })
  expect(made.body).toMatchObject({ phone, targets: [{ providerType: 'sms', identifier: phone }] })
  expect((await ask('GET', '/users/amal/targets')).body).toMatchObject({ total: 1 })
  expect((await ask('POST', '/users', { userId: 'basim', phone })).status).toBe(409)
  await ask('POST', '/users', { userId: 'basim' })
  const taken = await ask('PATCH', '/users/basim/phone', { number: phone })
  expect(taken.body).toMatchObject({ code: 409, type: 'user_target_already_exists' })
  const rule =
    "Invalid `phone` param: Phone number must start with a '+' can have a maximum of fifteen digits."
  for (const wrong of ['garbage', '6175551212', '+1234567890123456', 5])
    expect((await ask('POST', '/users', { userId: 'c', phone: wrong })).body.message).toBe(rule)
})

test('returns empty lists of identities and memberships', async () => {
  const client = new TestClient(await startTestCloud({ keys: ['secret'], userIds: ['amal'] }))
  const get = async (path: string) => (await client.send('GET', path, undefined, HEADERS)).body
  expect(await get('/users/identities')).toEqual({ total: 0, identities: [] })
  expect(await get('/users/amal/memberships')).toEqual({ total: 0, memberships: [] })
  expect((await get('/users/basim/memberships')).type).toBe('user_not_found')
})
