import { describe, expect, test } from 'vitest'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'

test('a preflight is answered for any origin, with everything the SDK sends allowed', async () => {
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

describe('the request itself', () => {
  test.each(['http://localhost:5173', 'https://127.0.0.1', 'http://[::1]:80', 'https://saha.example'])(
    'from %s is answered, and echoed its origin',
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
    'null',
    'nonsense',
  ])('from %s is refused, without a word that its page may read', async (origin) => {
    const client = new TestClient(await startTestCloud({ platforms: ['saha.example'] }))
    const { body, headers } = await client.send('GET', '/ping', undefined, { origin })
    expect(body).toMatchObject({ code: 403, type: 'general_unknown_origin' })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('without an origin comes from no page, and is answered', async () => {
    const { status, headers } = await new TestClient(await startTestCloud()).send('GET', '/ping')
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('an error carries the headers that let the page read it', async () => {
  const client = new TestClient(await startTestCloud())
  const origin = 'http://localhost:1'
  for (const path of ['/account', '/nowhere']) {
    const { headers } = await client.send('GET', path, undefined, { origin })
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('cache-control')).toBe('no-cache, no-store, must-revalidate')
  }
})
