import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { LocalCloud } from '../index.ts'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'

test('responds to a preflight of any origin and allows all headers of the SDK', async () => {
  const client = new TestClient(await startTestCloud())
  for (const path of ['/account', '/nowhere']) {
    const { status, body, headers } = await client.send('OPTIONS', path, undefined, {
      origin: 'https://anywhere.example',
      'access-control-request-method': 'PATCH',
    })
    expect([status, body]).toEqual([204, ''])
    expect(headers.get('access-control-allow-origin')).toBe('https://anywhere.example')
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-max-age')).toBe('86400')
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
    expect(headers.get('access-control-expose-headers')).toBe('X-Appwrite-Session, X-Fallback-Cookies')
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? []
    const sent = [
      'content-type',
      'x-appwrite-project',
      'x-appwrite-response-format',
      'x-fallback-cookies',
      'x-sdk-name',
      'x-sdk-platform',
      'x-sdk-language',
      'x-sdk-version',
    ]
    expect(sent.filter((name) => !allowed.includes(name))).toEqual([])
  }
})

describe('a request', () => {
  test.each(['http://localhost:5173', 'https://127.0.0.1', 'http://[::1]:80', 'https://saha.example'])(
    'from %s is allowed, with its origin in the response',
    async (origin) => {
      const client = new TestClient(await startTestCloud({ platforms: ['saha.example'] }))
      const { status, headers } = await client.send('GET', '/ping', undefined, { origin })
      expect(status).toBe(200)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('vary')).toBe('Origin')
    },
  )

  test.each([
    'https://evil.example',
    'https://xlocalhost',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.2',
    'http://localhost.',
    'https://sub.saha.example',
    'evil://localhost',
    'file://localhost',
    'null',
    'nonsense',
  ])('from %s is rejected without CORS headers', async (origin) => {
    const client = new TestClient(await startTestCloud({ platforms: ['saha.example'] }))
    const { body, headers } = await client.send('GET', '/ping', undefined, { origin })
    expect(body).toMatchObject({ code: 403, type: 'general_unknown_origin' })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('without an origin is allowed', async () => {
    const { status, headers } = await new TestClient(await startTestCloud()).send('GET', '/ping')
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('has CORS headers in its error response', async () => {
  const client = new TestClient(await startTestCloud())
  const origin = 'http://localhost:1'
  for (const path of ['/account', '/nowhere']) {
    const { headers } = await client.send('GET', path, undefined, { origin })
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('cache-control')).toBe('no-cache, no-store, must-revalidate')
  }
})

describe('the Host header', () => {
  /** Requests this server under another host name, like a page after DNS rebinding. @returns the status */
  const asked = async (cloud: LocalCloud, host: string, path = '/v1/ping?project=games-portal') =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, origin: `http://${host}` }
      get({ port: cloud.port, host: '127.0.0.1', path, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })

  test('must name this computer or a platform when listening on loopback', async () => {
    const cloud = await startTestCloud({ platforms: ['saha.example'] })
    for (const host of ['localhost:1', '127.0.0.1', '[::1]:80', 'LOCALHOST', 'saha.example'])
      expect(await asked(cloud, host), host).toBe(200)
    for (const host of [
      'evil.example',
      `evil.example:${cloud.port}`,
      'localhost.',
      'localhost.evil.example',
      'a b',
    ])
      for (const path of ['/v1/ping?project=games-portal', '/v1/account', '/'])
        expect(await asked(cloud, host, path), host).toBe(421)
  })

  test('may be any when listening on the network', async () => {
    expect(await asked(await startTestCloud({ host: '0.0.0.0' }), 'my-computer.local')).toBe(200)
  })
})
