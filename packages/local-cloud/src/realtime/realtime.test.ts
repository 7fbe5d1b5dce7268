import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import type { LocalCloud } from '../index.ts'
import { configFile, startTestCloud, TestClient } from '../testing/test-cloud.ts'

const config = () =>
  configFile([
    {
      $id: 'notes',
      databaseId: 'games_db',
      $permissions: ['create("users")'],
      rowSecurity: true,
      columns: [{ key: 'text', type: 'longtext' }],
    },
    { $id: 'open', databaseId: 'games_db', $permissions: ['read("any")', 'write("any")'] },
  ])

/** Connects a client and records its frames and the close code. */
function listen(
  cloud: LocalCloud,
  search: string,
  headers: Record<string, string> = {},
  options: ClientOptions = {},
) {
  const address = `${cloud.url.replace('http', 'ws')}/v1/realtime?project=games-portal${search}`
  const socket = new WebSocket(address, { headers, ...options })
  const frames: { type: string; data: Record<string, unknown> }[] = []
  let arrived = Promise.withResolvers<void>()
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()))
    arrived.resolve()
    arrived = Promise.withResolvers()
  })
  socket.on('error', () => {})
  onTestFinished(() => socket.terminate())
  const next = async () => {
    while (frames.length === 0) await arrived.promise
    return frames.shift()
  }
  return { socket, next, closed: new Promise<number>((resolve) => socket.on('close', resolve)) }
}

test('delivers a session’s events, and only public ones after it ends', async () => {
  const cloud = await startTestCloud({ config: config(), userIds: ['amal'] })
  const [amal, otherSite] = [new TestClient(cloud), new TestClient(cloud)]
  await amal.signIn('amal')
  await otherSite.signIn('amal')
  const page = listen(cloud, '&channels[]=documents', { cookie: otherSite.cookie })
  await page.next()
  await amal.create('notes', 'first', { text: 'a' })
  expect((await page.next())?.data['payload']).toMatchObject({ $id: 'first' })
  await otherSite.send('DELETE', '/account/sessions/current', {})
  await amal.create('notes', 'second', { text: 'b' })
  page.socket.send('{"type":"ping"}')
  expect(await page.next()).toEqual({ type: 'pong' })
})

test.each(['in a header', 'in the URL, like the SDK'])(
  'authenticates a connection by a JWT %s while its session is active',
  async (location) => {
    const cloud = await startTestCloud({ config: config(), userIds: ['amal'] })
    const [amal, here] = [new TestClient(cloud), new TestClient(cloud)]
    await amal.signIn('amal')
    await here.signIn('amal')
    const { jwt } = (await here.send('POST', '/account/jwts', {})).body
    const page =
      location === 'in a header'
        ? listen(cloud, '&channels[]=documents', { 'x-appwrite-jwt': jwt })
        : listen(cloud, `&channels[]=documents&jwt=${jwt}`)
    expect((await page.next())?.data['user']).toMatchObject({ $id: 'amal' })
    await amal.create('notes', 'first', { text: 'a' })
    expect((await page.next())?.data['payload']).toMatchObject({ $id: 'first' })
    await here.send('DELETE', '/account/sessions/current', {})
    await amal.create('notes', 'second', { text: 'b' })
    page.socket.send('{"type":"ping"}')
    expect(await page.next()).toEqual({ type: 'pong' })
  },
)

test('rejects an invalid JWT and one beside a session', async () => {
  const cloud = await startTestCloud({ config: config(), userIds: ['amal'] })
  const amal = new TestClient(cloud)
  await amal.signIn('amal')
  const { jwt } = (await amal.send('POST', '/account/jwts', {})).body
  const wrong = listen(cloud, '&jwt=nonsense')
  expect(await wrong.next()).toEqual({
    type: 'error',
    data: { code: 401, message: 'Failed to verify JWT. Invalid token: Incomplete segments' },
  })
  expect(await wrong.closed).toBe(1008)
  const both = listen(cloud, `&jwt=${jwt}`, { cookie: amal.cookie })
  expect((await both.next())?.data).toMatchObject({ code: 403 })
  expect(await both.closed).toBe(1008)
})

test('handles messages in order, so that sign-in applies to later subscriptions', async () => {
  const cloud = await startTestCloud({ config: config(), userIds: ['amal'] })
  const amal = new TestClient(cloud)
  await amal.signIn('amal')
  const page = listen(cloud, '')
  await page.next()
  const session = decodeURIComponent(amal.cookie.split('=').slice(1).join('='))
  page.socket.send(JSON.stringify({ type: 'authentication', data: { session } }))
  page.socket.send(
    JSON.stringify({ type: 'subscribe', data: [{ subscriptionId: 's', channels: ['account'] }] }),
  )
  expect((await page.next())?.data['to']).toBe('authentication')
  expect((await page.next())?.data['subscriptions']).toEqual([
    { subscriptionId: 's', channels: ['account', 'account.amal'], queries: [] },
  ])
})

test('filters events by queries', async () => {
  const cloud = await startTestCloud({ config: config(), userIds: ['amal'] })
  const amal = new TestClient(cloud)
  await amal.signIn('amal')
  const query = (values: string[]) =>
    encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'text', values }))
  const page = listen(cloud, `&channels[]=documents&documents[0][]=${query(['wanted'])}`, {
    cookie: amal.cookie,
  })
  await page.next()
  await amal.create('notes', 'first', { text: 'other' })
  await amal.create('notes', 'second', { text: 'wanted' })
  expect((await page.next())?.data['payload']).toMatchObject({ $id: 'second' })
})

test('rejects a page of a foreign origin with an error', async () => {
  const cloud = await startTestCloud({ config: config() })
  const page = listen(cloud, '', { origin: 'https://evil.test' })
  expect((await page.next())?.data).toEqual({
    code: 1008,
    message:
      'Invalid Origin. Register your new client (evil.test) as a new Web platform on your project console dashboard',
  })
  expect(await page.closed).toBe(1008)
})

test('returns an error for each message beyond 32 per minute and keeps the connection', async () => {
  let now = Date.now()
  const cloud = await startTestCloud({ config: config(), now: () => now })
  const page = listen(cloud, '')
  await page.next()
  for (let sent = 0; sent < 33; sent += 1) page.socket.send('{"type":"ping"}')
  for (let received = 0; received < 32; received += 1) expect(await page.next()).toEqual({ type: 'pong' })
  expect((await page.next())?.data).toEqual({ code: 1013, message: 'Error: Server Error' })
  now += 60_000
  page.socket.send('{"type":"ping"}')
  expect(await page.next()).toEqual({ type: 'pong' })
})

test('limits a connection to 200 channels', async () => {
  const cloud = await startTestCloud({ config: config() })
  const page = listen(cloud, '')
  await page.next()
  const channels = Array.from({ length: 201 }, (_, index) => `channel${index}`)
  page.socket.send(JSON.stringify({ type: 'subscribe', data: [{ subscriptionId: 's', channels }] }))
  expect((await page.next())?.data).toEqual({ code: 1013, message: 'Error: Server Error' })
})

test('closes a connection after a message above 64 kB', async () => {
  const cloud = await startTestCloud({ config: config() })
  const page = listen(cloud, '')
  await page.next()
  page.socket.send('x'.repeat(70_000))
  expect(await page.closed).toBe(1009)
})

test('disconnects a client that does not read, without delaying others', async () => {
  const cloud = await startTestCloud({ config: config(), userIds: ['amal'] })
  const amal = new TestClient(cloud)
  await amal.signIn('amal')
  const page = listen(cloud, '&channels[]=documents', { cookie: amal.cookie })
  await page.next()
  page.socket.pause()
  await amal.create('notes', 'long', { text: '' })
  for (let change = 0; change < 40; change += 1)
    expect((await amal.update('notes', 'long', { text: `${change}`.repeat(200_000) })).status).toBe(200)
  page.socket.resume()
  expect(await page.closed).toBe(1006)
})

test('closes every connection with the server', async () => {
  const cloud = await startTestCloud({ config: config() })
  const page = listen(cloud, '')
  await page.next()
  await cloud.close()
  expect(await page.closed).toBe(1006)
})

test('notifies all connections of an account about its new name', async () => {
  const cloud = await startTestCloud({ config: config(), userIds: ['amal'] })
  const amal = new TestClient(cloud)
  await amal.signIn('amal')
  const page = listen(cloud, '&channels[]=account', { cookie: amal.cookie })
  await page.next()
  await amal.send('PATCH', '/account/name', { name: 'أمل' })
  expect((await page.next())?.data).toMatchObject({
    events: expect.arrayContaining(['users.amal.update.name']),
    payload: { $id: 'amal', name: 'أمل' },
  })
})

test('rejects a page after DNS rebinding', async () => {
  const cloud = await startTestCloud({ config: config() })
  const socket = new WebSocket(`${cloud.url.replace('http', 'ws')}/v1/realtime?project=games-portal`, {
    headers: { host: 'rebound.example.test' },
  })
  onTestFinished(() => socket.terminate())
  const readError = await new Promise<Error>((resolve, reject) => {
    socket.on('error', resolve)
    socket.on('open', () => reject(new Error('It was let in.')))
  })
  expect(readError.message).toBe('Unexpected server response: 404')
})

test('limits an address to 250 connections and frees a place on close', async () => {
  const cloud = await startTestCloud({ config: config() })
  const open = Array.from({ length: 250 }, () => listen(cloud, ''))
  await Promise.all(open.map(({ next }) => next()))
  const beyond = listen(cloud, '')
  expect((await beyond.next())?.data).toEqual({ code: 1013, message: 'Too many connections' })
  expect(await beyond.closed).toBe(1013)
  open[0]?.socket.close()
  await open[0]?.closed
  expect((await listen(cloud, '').next())?.type).toBe('connected')
})

// Only Linux has more than one loopback address.
test.skipIf(process.platform !== 'linux')(
  'limits all addresses together to 1,000 connections and frees a place on close',
  async () => {
    const cloud = await startTestCloud({ config: config() })
    const listenFrom = (host: number) => listen(cloud, '', {}, { localAddress: `127.0.0.${host}` })
    const open = [1, 2, 3, 4].flatMap((host) => Array.from({ length: 250 }, () => listenFrom(host)))
    await Promise.all(open.map(({ next }) => next()))
    const beyond = listenFrom(5)
    expect((await beyond.next())?.data).toEqual({ code: 1013, message: 'Too many connections' })
    expect(await beyond.closed).toBe(1013)
    open[0]?.socket.close()
    await open[0]?.closed
    expect((await listenFrom(5).next())?.type).toBe('connected')
  },
)
