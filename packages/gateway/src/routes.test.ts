import { describe, expect, test } from 'vitest'
import { CHAT, chat, readCookie, readError, ORIGIN, createHarness } from './testing/harness.ts'

/** Paths of the full API, and path traversals. */
const foreign: readonly (readonly [string, string])[] = [
  ['POST', '/v1/models/gemini-9-huge:generateContent'],
  ['POST', '/v1/models/__proto__:generateContent'],
  ['POST', '/v1/models/gemini-3.8-flash:embedContent'],
  ['POST', '/v1/models/gemini-3.8-flash:countTokens'],
  ['POST', '/v1/models/gemini-3.8-flash:predictLongRunning'],
  ['POST', '/v1/models/gemini-omni-1.2-flash:generateContent'],
  ['POST', '/v1/models/gemini-3.8-live:generateContent'],
  ['POST', '/v1/models/gemini-3.8-flash:generateContent:generateContent'],
  ['POST', '/v1/models/gemini-3.8-flash%3AgenerateContent%2F..%2Ffiles'],
  ['POST', '/v1/models/..%2F..%2Ffiles:generateContent'],
  ['POST', '/v1/models/gemini-3.8-flash%0d%0ax-evil:%201:generateContent'],
  ['POST', '/v1/tunedModels/mine:generateContent'],
  ['POST', '/v2/models/gemini-3.8-flash:generateContent'],
  ['POST', '/v1alpha/auth_tokens'],
  ['POST', '/v1/cachedContents'],
  ['POST', `${CHAT}?key=mine`],
  ['POST', `${CHAT}?alt=sse`],
  ['POST', `${CHAT}?$alt=json;callback=x`],
  ['POST', '/v1/models/gemini-3.8-flash:streamGenerateContent?alt=sse&key=mine'],
  ['POST', '/upload/v1/files?uploadType=media'],
  ['POST', '/upload/v1/files?upload_id=UP1&upload_protocol=resumable'],
  ['GET', '/v1/models'],
  ['GET', '/v1/models/gemini-3.8-flash'],
  ['GET', '/v1/files'],
  ['GET', '/v1/files/of-others'],
  ['GET', '/v1/files/of-others:download?alt=media'],
  ['GET', '/v1/files/..%2F..%2Fmodels:download?alt=media'],
  ['GET', '/v1/files/https:%2F%2Fevil.example:download?alt=media'],
  ['GET', '/v1/interactions/int-of-others'],
  ['GET', '/v1/models/veo-3.1-generate-preview/operations/op-of-others'],
  ['GET', '/v1/models/gemini-3.8-flash/operations/op1'],
  ['DELETE', '/v1/files/of-others'],
  ['DELETE', '/v1/interactions/int-of-others'],
  ['PUT', CHAT],
  ['PATCH', '/v1/files/of-others'],
  ['GET', '/'],
  ['GET', '//evil.example/v1/files'],
]

test.each(foreign)('%s %s is not found, without a request to Google', async (method, path) => {
  const harness = createHarness()
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: chat() }
  const response = await harness.ask(path, { method, ...body })
  expect(await readError(response)).toEqual({
    code: 404,
    message: 'Requested entity was not found.',
    status: 'NOT_FOUND',
  })
  expect(harness.gemini.received).toEqual([])
  expect(harness.failures).toEqual([])
})

describe('only pages of the configured origins are allowed', () => {
  const other = { origin: 'https://evil.example' }
  test.each([
    ['another page', 'POST', other],
    ['another port', 'POST', { origin: `${ORIGIN}:8443` }],
    ['a frame without an origin', 'POST', { origin: 'null' }],
    ['a read by another page', 'GET', other],
  ])('%s', async (_, method, headers) => {
    const harness = createHarness()
    const asked = method === 'POST' ? { method, headers, body: chat() } : { method, headers }
    const response = await harness.ask(method === 'POST' ? CHAT : '/health', asked)
    expect((await readError(response)).details).toMatchObject([{ reason: 'ORIGIN_NOT_ALLOWED' }])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(harness.gemini.received).toEqual([])
  })

  test('rejects a write without an origin, and allows a same-origin read', async () => {
    const { gateway } = createHarness()
    const at = (path: string, init: RequestInit) =>
      gateway.fetch(new Request(`${ORIGIN}/gateway${path}`, init), { address: '203.0.113.7' })
    expect((await at(CHAT, { method: 'POST', body: '{}' })).status).toBe(403)
    expect((await at('/health', {})).status).toBe(200)
    expect((await at('/health', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  })

  test('lists the SDK’s headers in the preflight, and exposes those of uploads', async () => {
    const harness = createHarness()
    const preflight = await harness.ask(CHAT, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    const allowed = preflight.headers.get('access-control-allow-headers')
    for (const name of ['x-goog-api-key', 'x-goog-api-client', 'x-server-timeout', 'x-goog-upload-offset'])
      expect(allowed).toContain(name)
    const answer = await harness.ask(CHAT, { body: chat() })
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-goog-upload-url')
  })
})

describe('a client', () => {
  test('has a cookie that scripts cannot read, and its own count', async () => {
    const harness = createHarness()
    const first = await harness.ask('/health', { method: 'GET' })
    expect(first.headers.get('set-cookie')).toMatch(
      /^saha_visitor=.+; Max-Age=2592000; Path=\/gateway; HttpOnly; Secure; SameSite=Lax$/,
    )
    const again = await harness.ask('/health', { method: 'GET', headers: { cookie: readCookie(first) } })
    expect(again.headers.get('set-cookie')).toBeNull()
  })

  test('with a forged or changed cookie counts as its network', async () => {
    const harness = createHarness()
    const [name, value = ''] = (await harness.getCookie()).split('=')
    const another = value.startsWith('B') ? 'C' : 'B'
    const forged = [
      `${name}=${'A'.repeat(22)}`,
      `${name}=${another}${value.slice(1)}`,
      `${name}=${value.slice(0, -8)}AAAAAAA%3D`,
    ]
    for (const cookie of forged)
      expect(readCookie(await harness.ask('/health', { method: 'GET', headers: { cookie } }))).not.toBe('')
  })
})

test('is switched off with everything else, with or without a cookie', async () => {
  let off = false
  const harness = createHarness({ stopped: () => off })
  const cookie = await harness.getCookie()
  off = true
  const response = await harness.ask(CHAT, { headers: { cookie }, body: chat() })
  expect(await readError(response)).toMatchObject({ code: 503, details: [{ reason: 'SWITCHED_OFF' }, {}] })
  expect(harness.gemini.received).toEqual([])
})
