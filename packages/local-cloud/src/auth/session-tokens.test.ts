/** The expected responses were recorded from Appwrite 1.9.6 with SDK 27. */
import { expect, test } from 'vitest'
import { configFile, startTestCloud, TestClient, type TestResponse } from '../testing/test-cloud.ts'

const catchError = ({ status, body: { type, message } }: TestResponse) => [status, type, message]
const INVALID = (reason: string) => [
  401,
  'user_jwt_invalid',
  `Failed to verify JWT. Invalid token: ${reason}`,
]
const GUEST = [401, 'general_unauthorized_scope', 'User (role: guests) missing scopes (["account"])']

async function setStage(now: () => number = Date.now) {
  const cloud = await startTestCloud({
    userIds: ['amal', 'basim'],
    labels: new Map([['amal@example.test', ['editor', 'staff']]]),
    now,
  })
  const browser = new TestClient(cloud)
  await browser.signIn('amal')
  const server = new TestClient(cloud)
  const ask = (jwt: string, path = '/account') =>
    server.send('GET', path, undefined, { 'x-appwrite-jwt': jwt })
  const token = async (body: object = {}) =>
    (await browser.send('POST', '/account/jwts', body)).body.jwt as string
  return { cloud, browser, server, ask, token }
}

const readClaims = (jwt: string) =>
  jwt
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object)

test('creates a token for a signed-in user, for 15 minutes or up to an hour', async () => {
  const now = Date.UTC(2026, 0, 1)
  const { browser, server, token } = await setStage(() => now)
  const made = await browser.send('POST', '/account/jwts', {})
  expect([made.status, Object.keys(made.body)]).toEqual([201, ['jwt']])
  expect(made.headers.get('x-ratelimit-limit')).toBe('120')
  expect(readClaims(made.body.jwt)).toEqual([
    { typ: 'JWT', alg: 'HS256' },
    { userId: 'amal', sessionId: expect.stringMatching(/^\w+$/), exp: now / 1000 + 900 },
  ])
  expect(readClaims(await token({ duration: 60 }))[1]).toMatchObject({ exp: now / 1000 + 60 })
  expect(catchError(await browser.send('POST', '/account/jwts', { duration: 3601 }))).toEqual([
    400,
    'general_argument_invalid',
    'Invalid `duration` param: Value must be a valid range between 0 and 3,600',
  ])
  expect((await browser.send('POST', '/account/jwts', { duration: 0 })).status).toBe(500)
  expect(catchError(await server.send('POST', '/account/jwts', {}))).toEqual(GUEST)
})

test('authenticates the user of a token, with labels and documents', async () => {
  const { browser, server, ask, token } = await setStage()
  const jwt = await token()
  const account = await ask(jwt)
  expect(account.body).toEqual((await browser.send('GET', '/account')).body)
  expect(account.body).toMatchObject({ $id: 'amal', labels: ['editor', 'staff'] })
  expect(account.headers.get('x-debug-fallback')).toBe('true')

  const headers = { 'x-appwrite-jwt': jwt }
  const document = { documentId: 'one', data: { user_id: 'amal', game_id: 'chess' } }
  const path = '/databases/games_db/collections/favorites/documents'
  expect((await server.send('POST', path, document, headers)).body.$permissions).toEqual([
    'read("user:amal")',
    'update("user:amal")',
    'delete("user:amal")',
  ])
  expect((await browser.send('GET', path)).body.total).toBe(1)
  const sessions = await ask(jwt, '/account/sessions')
  expect(sessions.body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([false])
  expect(catchError(await server.send('POST', '/account/jwts', {}, headers))).toEqual([
    404,
    'user_session_not_found',
    'The current user session could not be found.',
  ])
})

test('rejects a token after its lifetime or its session ends', async () => {
  let now = Date.UTC(2026, 0, 1)
  const { browser, ask, token } = await setStage(() => now)
  const [short, long] = [await token({ duration: 60 }), await token()]
  now += 59_999
  expect((await ask(short)).status).toBe(200)
  now += 1
  expect(catchError(await ask(short))).toEqual(INVALID('Expired'))
  expect((await ask(long)).status).toBe(200)
  await browser.send('DELETE', '/account/sessions/current', {})
  expect(catchError(await ask(long))).toEqual(GUEST)
})

test('rejects an invalid token, also on routes for guests', async () => {
  const { cloud, ask, token } = await setStage()
  const jwt = await token()
  const [header = '', , signature = ''] = jwt.split('.')
  const forged = Buffer.from(
    JSON.stringify({ userId: 'basim', sessionId: 'x', exp: 9_999_999_999 }),
  ).toString('base64url')
  const unsigned = Buffer.from('{"typ":"JWT","alg":"none"}').toString('base64url')
  for (const path of ['/account', '/databases/games_db/collections/high_scores/documents']) {
    expect(catchError(await ask('garbage', path))).toEqual(INVALID('Incomplete segments'))
    for (const bad of [
      `${jwt.slice(0, -4)}AAAA`,
      `${jwt}.more`,
      `${header}.${forged}.${signature}`,
      `${unsigned}.${forged}.`,
    ])
      expect(catchError(await ask(bad, path)), bad).toEqual(INVALID('Signature failed'))
  }
  const other = await setStage()
  expect(catchError(await other.ask(jwt))).toEqual(INVALID('Signature failed'))
  expect(cloud.url).not.toBe(other.cloud.url)
})

test('rejects a token beside an active session, but not beside an ended one', async () => {
  const { browser, token } = await setStage()
  const headers = { 'x-appwrite-jwt': await token() }
  expect(catchError(await browser.send('GET', '/account', undefined, headers))).toEqual([
    403,
    'user_jwt_and_cookie_set',
    expect.stringMatching(/^JWT and cookie used in the same request\. Use either `setJWT` or `setCookie`\./),
  ])
  const cookie = { cookie: 'a_session_games-portal=ended' }
  expect((await browser.send('GET', '/account', undefined, { ...headers, ...cookie })).status).toBe(200)
})

test('rejects token creation when the project disables it', async () => {
  const config = configFile([], { auth: { methods: { jwt: false } } })
  const client = new TestClient(await startTestCloud({ config, userIds: ['amal'] }))
  await client.signIn('amal')
  expect(catchError(await client.send('POST', '/account/jwts', {}))).toEqual([
    501,
    'user_auth_method_unsupported',
    'JWT authentication is disabled for this project',
  ])
})

test('grants label permissions to users with the label', async () => {
  const columns = [{ key: 'text', type: 'string', size: 10, required: true }]
  const notes = { $id: 'notes', databaseId: 'games_db', columns, $permissions: ['read("label:editor")'] }
  const cloud = await startTestCloud({
    config: configFile([notes]),
    userIds: ['amal', 'basim'],
    labels: new Map([['amal@example.test', ['editor']]]),
  })
  for (const [person, status] of [
    ['amal', 200],
    ['basim', 401],
  ] as const) {
    const client = new TestClient(cloud)
    await client.signIn(person)
    const { status: reported, body } = await client.list('notes')
    expect([reported, (await client.send('GET', '/account')).body.labels.length]).toEqual([
      status,
      status === 200 ? 1 : 0,
    ])
    if (status === 401) expect(body.type).toBe('user_unauthorized')
  }
})
