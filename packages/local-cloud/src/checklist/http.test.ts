import { expect } from 'vitest'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'
import { item } from './item.ts'

const paths = [
  '/ping',
  '/health',
  '/account',
  '/account/password',
  '/account/sessions/email',
  '/databases/games_db/collections/favorites/documents',
  '/tablesdb/games_db/tables/favorites/rows/x',
  '/nowhere',
]

item(26, async () => {
  const client = new TestClient(await startTestCloud())
  for (const path of paths) {
    const origin = 'https://anywhere.example'
    const { status, body, headers } = await client.send('OPTIONS', path, undefined, { origin })
    expect([status, body]).toEqual([204, ''])
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
    expect(headers.get('access-control-expose-headers')).toBe('X-Appwrite-Session, X-Fallback-Cookies')
    expect(headers.get('access-control-max-age')).toBe('86400')
    expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['Content-Type', 'X-Appwrite-Project', 'X-Fallback-Cookies', 'X-SDK-Version']),
    )
  }
})

item(27, async () => {
  const client = new TestClient(await startTestCloud({ platforms: ['saha.example'] }))
  // What fails is answered to the page as well.
  for (const path of ['/ping', '/account', '/nowhere']) {
    const origin = 'https://saha.example'
    const { headers } = await client.send('GET', path, undefined, { origin })
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
  }
})

item(28, async () => {
  const client = new TestClient(await startTestCloud())
  for (const method of ['GET', 'POST']) {
    const origin = 'https://evil.example'
    const { body, headers } = await client.send(method, '/account', undefined, { origin })
    expect(body).toEqual({
      message:
        'Invalid Origin. Register your new client (evil.example) as a new Web platform on your project console dashboard',
      code: 403,
      type: 'general_unknown_origin',
      version: '2.0.0',
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

item(29, async () => {
  const client = new TestClient(await startTestCloud())
  const status = async (origin: string) => (await client.send('GET', '/ping', undefined, { origin })).status
  for (const origin of [
    'http://localhost',
    'https://localhost:8080',
    'http://127.0.0.1:1',
    'http://[::1]:3000',
  ])
    expect(await status(origin), origin).toBe(200)
  for (const origin of [
    'http://xlocalhost',
    'http://127.0.0.1.example.com',
    'http://127.0.0.2',
    'http://localhost.',
  ])
    expect(await status(origin), origin).toBe(403)
})

item(30, async () => {
  const client = new TestClient(await startTestCloud())
  const { status, body, headers } = await client.send('GET', '/ping')
  expect([status, body]).toEqual([200, 'Pong!'])
  expect(headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  const stranger = { 'x-appwrite-project': 'another' }
  expect((await client.send('GET', '/ping', undefined, stranger)).body).toMatchObject({
    code: 404,
    type: 'project_not_found',
  })
})
