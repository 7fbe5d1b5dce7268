import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { LocalCloud } from '../index.ts'
import { documentsPath, startTestCloud, TestClient } from '../testing/test-cloud.ts'

/** Sends raw bytes and reads the response until the server closes the connection. */
async function raw(
  cloud: LocalCloud,
  bytes: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
  hangUpAfterwards = false,
): Promise<string> {
  return new Promise((resolve) => {
    let response = ''
    const socket = connect(cloud.port, '127.0.0.1', () => {
      socket.write(bytes, encoding)
      if (hangUpAfterwards) socket.destroy()
    })
    socket.on('data', (chunk: Buffer) => (response += chunk.toString('latin1')))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(response))
  })
}

const post = (path: string, length: number, body: string) =>
  [
    `POST /v1${path} HTTP/1.1`,
    'Host: localhost',
    'X-Appwrite-Project: games-portal',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    body,
  ].join('\r\n')

/** Checks that the server still responds and reported no internal error. */
async function expectUnharmed(cloud: LocalCloud): Promise<void> {
  const response = await new TestClient(cloud).send('GET', '/ping')
  expect(response).toMatchObject({ status: 200, body: 'Pong!' })
}

test('rejects a body above 2 MB, with and without a content length', async () => {
  const cloud = await startTestCloud({ userIds: ['amal'] })
  const client = new TestClient(cloud)
  await client.signIn('amal')
  const body = JSON.stringify({ data: 'x'.repeat(5 * 1024 * 1024) })
  const declared = await client.send('POST', documentsPath('favorites'), body)
  expect(declared.body).toMatchObject({ code: 413, type: 'general_bad_request' })

  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  const chunked = post('/account', 0, chunk.repeat(40)).replace(
    'Content-Length: 0',
    'Transfer-Encoding: chunked',
  )
  const response = await raw(cloud, chunked)
  if (response !== '') expect(response).toMatch(/^HTTP\/1\.1 413 /)
  await expectUnharmed(cloud)
})

test('limits bodies of guests to 64 KB, of users to 10,000 values, and of keys to neither', async () => {
  const cloud = await startTestCloud({ userIds: ['amal'], keys: ['secret'] })
  const [guest, amal] = [new TestClient(cloud), new TestClient(cloud)]
  await amal.signIn('amal')
  const key = { 'x-appwrite-key': 'secret' }
  const many = JSON.stringify({ userId: Array.from({ length: 11_000 }, () => 1) })
  const long = JSON.stringify({ userId: 'x'.repeat(65 * 1024) })
  const path = '/account'
  for (const body of [many, long]) expect((await guest.send('POST', path, body)).status).toBe(413)
  expect((await amal.send('POST', path, many)).status).toBe(413)
  expect((await amal.send('POST', path, long)).status).toBe(400)
  for (const body of [many, long]) expect((await guest.send('POST', path, body, key)).status).toBe(400)
  await expectUnharmed(cloud)
})

test('rejects an unauthorized write before the body arrives', async () => {
  const cloud = await startTestCloud({ userIds: ['amal'] })
  const request = post('/users', 2_000_000, '')
  const response = await raw(cloud, request)
  expect(response).toMatch(/^HTTP\/1\.1 401 /)
  expect(response.toLowerCase()).toContain('connection: close')
})

test('ignores a body that is not JSON, not declared as JSON, or not an object', async () => {
  const client = new TestClient(await startTestCloud())
  const message = 'Param "userId" is not optional.'
  for (const body of ['{', '[1,2]', '"text"', 'null', '5', '\u0000', '{"userId":undefined}'])
    expect((await client.send('POST', '/account', body)).body.message, body).toBe(message)
  const whole = '{"userId":"a","email":"a@b.co","password":"longenough1"}'
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await client.send('POST', '/account', whole, { 'content-type': type })).body.message).toBe(
      message,
    )
})

test('reads or rejects deeply nested JSON without harm', async () => {
  const cloud = await startTestCloud()
  const client = new TestClient(cloud)
  const deep = '['.repeat(30_000) + ']'.repeat(30_000)
  expect((await client.send('POST', '/account', `{"userId":${deep}}`)).status).toBe(400)
  expect(
    (await client.send('POST', documentsPath('favorites'), `{"documentId":"a","data":${deep}}`)).status,
  ).toBe(400)
  // Long numbers take another code path, which must return the same error.
  const withNumber = `{"userId":1234567890123456,"email":${deep}}`
  expect((await client.send('POST', '/account', withNumber)).body.message).toBe(
    'Param "userId" is not optional.',
  )
  await expectUnharmed(cloud)
})

test('treats keys of Object.prototype as unknown attributes', async () => {
  const cloud = await startTestCloud({ userIds: ['amal'] })
  const client = new TestClient(cloud)
  await client.signIn('amal')
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
    const data = `{"user_id":"amal","game_id":"chess","${key}":{"polluted":1}}`
    const response = await client.send(
      'POST',
      documentsPath('favorites'),
      `{"documentId":"d","data":${data}}`,
    )
    expect(response.body.message).toBe(`Invalid document structure: Unknown attribute: "${key}"`)
    expect((await client.send('POST', '/account', `{"${key}":{"userId":"a"}}`)).status).toBe(400)
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect((await client.list('favorites')).body.total).toBe(0)
})

test('treats names of Object.prototype as unknown ids everywhere', async () => {
  const cloud = await startTestCloud({ userIds: ['amal'] })
  const client = new TestClient(cloud)
  await client.signIn('amal')
  for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
    expect((await client.send('GET', '/ping', undefined, { 'x-appwrite-project': name })).status).toBe(404)
    expect((await client.send('GET', `/databases/${name}/collections/favorites/documents`)).status).toBe(404)
    expect((await client.list(name)).body.type).toBe('collection_not_found')
    expect((await client.send('GET', `${documentsPath('favorites')}/${name}`)).status).toBe(404)
    expect((await client.send('GET', `/account/sessions/${name}`)).status).toBe(404)
  }
  const odd = await client.send('GET', `${documentsPath('favorites')}/${encodeURIComponent('../../x')}`)
  expect(odd.body).toMatchObject({ code: 400, type: 'general_argument_invalid' })
})

test('rejects lone surrogates like Appwrite, and NUL', async () => {
  const cloud = await startTestCloud({ userIds: ['amal'] })
  const client = new TestClient(cloud)
  await client.signIn('amal')
  const create = async (text: string) =>
    (await client.create('favorites', 'unique()', { user_id: 'amal', game_id: text })).body
  expect(await create('\ud800z')).toMatchObject({ code: 400, type: 'document_missing_data' })
  expect(await create('z\udc00')).toMatchObject({ code: 400, type: 'document_missing_data' })
  expect(await create('a\0x')).toMatchObject({ code: 400, type: 'document_invalid_structure' })
  expect((await create('\ud83d\ude00')).game_id).toBe('😀')
  const bytes = Buffer.from(
    '{"documentId":"a","data":{"user_id":"amal","game_id":"x"}}'.replace('x', '\xff'),
    'latin1',
  )
  const head = post(documentsPath('favorites'), bytes.length, '').trimEnd()
  const response = await raw(
    cloud,
    `${head}\r\nCookie: ${client.cookie}\r\nConnection: close\r\n\r\n${bytes.toString('latin1')}`,
    'latin1',
  )
  expect(response).toMatch(/^HTTP\/1\.1 400 [^]*document_missing_data/)
})

test('rejects queries that are too many, too long, empty or not in a list', async () => {
  const client = new TestClient(await startTestCloud())
  const limit = { method: 'limit', values: [1] }
  expect((await client.list('high_scores', ...Array.from({ length: 100 }, () => limit))).status).toBe(200)
  const rejected = { code: 400, type: 'general_argument_invalid' }
  expect((await client.list('high_scores', ...Array.from({ length: 101 }, () => limit))).body).toMatchObject(
    rejected,
  )
  const long = { method: 'equal', attribute: 'game_id', values: ['x'.repeat(4096)] }
  expect((await client.list('high_scores', long)).body).toMatchObject(rejected)
  for (const search of ['queries=x', 'queries[0]=', 'queries=x&queries[0]={}'])
    expect((await client.send('GET', `${documentsPath('high_scores')}?${search}`)).body).toMatchObject(
      rejected,
    )
  const bracketed = encodeURIComponent(JSON.stringify(limit))
  expect((await client.send('GET', `${documentsPath('high_scores')}?queries[]=${bracketed}`)).status).toBe(
    200,
  )
})

test('handles queries at the maximum nesting', async () => {
  const client = new TestClient(await startTestCloud())
  const leaf = { method: 'isNull', attribute: 'score' }
  let query: object = leaf
  while (JSON.stringify({ method: 'or', values: [query, leaf] }).length < 4096)
    query = { method: 'or', values: [query, leaf] }
  expect((await client.list('high_scores', query)).body).toEqual({ total: 0, documents: [] })
  const brackets = { method: 'equal', attribute: 'score', values: [] as unknown[] }
  for (let depth = 0; depth < 1900; depth += 1) brackets.values = [brackets.values]
  expect((await client.list('high_scores', brackets)).body.type).toBe('general_query_invalid')
})

test('handles as many values as queries and a URL can hold', async () => {
  const client = new TestClient(await startTestCloud())
  const query = { method: 'equal', attribute: 'score', values: Array.from({ length: 500 }, () => 7) }
  expect((await client.list('high_scores', ...Array.from({ length: 12 }, () => query))).status).toBe(200)
})

test('rejects overlong URLs and headers', async () => {
  const cloud = await startTestCloud()
  const long = 'x'.repeat(64 * 1024)
  expect(await raw(cloud, `GET /${long} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
  expect(await raw(cloud, `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${long}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  )
  await expectUnharmed(cloud)
})

test('responds to malformed requests with one status line', async () => {
  const cloud = await startTestCloud()
  for (const bytes of ['garbage\r\n\r\n', '\0\0\0\0\r\n\r\n', 'GET\r\n\r\n', '\x16\x03\x01\x02\x00\x01\x00'])
    expect(await raw(cloud, bytes)).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n$/,
    )
  // Garbage after a valid request closes the connection for both.
  const good = 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\nX-Appwrite-Project: games-portal\r\n\r\n'
  const response = await raw(cloud, `${good}garbage\r\n\r\n`)
  expect(response).toContain('400 Bad Request\r\nConnection: close\r\n')
  await expectUnharmed(cloud)
})

test('rejects request targets that are not paths', async () => {
  const cloud = await startTestCloud()
  for (const line of ['GET http://evil.example/v1/ping', 'OPTIONS *', 'GET ?x'])
    expect(await raw(cloud, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  expect(
    await raw(cloud, 'GET /v1/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ).toMatch(/^HTTP\/1\.1 404 /)
  await expectUnharmed(cloud)
})

test('discards requests of clients that disconnect', async () => {
  const cloud = await startTestCloud()
  await raw(cloud, post('/account', 500, '{"userId":'), 'utf8', true)
  await raw(cloud, 'POST /v1/account HTTP/1.1\r\nHost: localhost\r\nContent-Le', 'utf8', true)
  await expectUnharmed(cloud)
})

test('rejects an upgrade without a handler', async () => {
  const cloud = await startTestCloud()
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  expect(await raw(cloud, upgrade('/v1/elsewhere'))).toMatch(/^HTTP\/1\.1 404 /)
  // Without a `Sec-WebSocket-Key` the upgrade is invalid.
  expect(await raw(cloud, upgrade('/v1/realtime'))).toMatch(/^HTTP\/1\.1 400 /)
  await expectUnharmed(cloud)
})

test('reveals no internals in errors', async () => {
  const cloud = await startTestCloud()
  const client = new TestClient(cloud)
  const responses = await Promise.all([
    client.send('POST', '/account', { userId: 'a', email: '\ud800@b.co', password: 'longenough1' }),
    client.send('GET', '/nowhere'),
    client.send('DELETE', '/account/nobody'),
    client.list('high_scores', { method: 'equal', attribute: 'game_id', values: ['\ud800'] }),
    client.send('GET', '/account', undefined, { 'x-fallback-cookies': '{'.repeat(500) }),
  ])
  expect(responses.map(({ status }) => status)).toEqual([400, 404, 404, 400, 401])
  for (const { body } of responses) expect(JSON.stringify(body)).not.toMatch(/node:|\.ts|sqlite|at \w+ \(/i)
})
