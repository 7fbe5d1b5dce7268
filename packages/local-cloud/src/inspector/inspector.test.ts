import { request } from 'node:http'
import { expect, test } from 'vitest'
import type { LocalCloud } from '../index.ts'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'

const SEED = {
  users: [
    { $id: 'amal', email: 'amal@example.test', password: 'longenough1', name: '<script>alert(1)</script>' },
  ],
  documents: {
    games_db: {
      favorites: [{ $id: 'one', user_id: 'amal', game_id: '"><img src=x onerror=alert(1)>' }],
    },
  },
}

/** Sends a request with any headers, which `fetch` does not allow. */
async function ask(cloud: LocalCloud, path: string, headers: object = {}, method = 'GET') {
  return new Promise<{ status: number; text: string; policy: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: cloud.port, path, method }
    const asked = request({ ...options, headers: { host: 'localhost', ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      const policy = String(response.headers['content-security-policy'])
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, policy }))
    })
    asked.on('error', reject).end()
  })
}

test('shows escaped documents, accounts and requests without secrets', async () => {
  const cloud = await startTestCloud({ seed: SEED, keys: ['the key of this test, which is long enough'] })
  const { body: session } = await new TestClient(cloud).signIn('amal')
  const texts = await Promise.all(
    ['/_', '/_/accounts', '/_/log', '/_/data/games_db/favorites'].map(
      async (path) => (await ask(cloud, path)).text,
    ),
  )
  const [overview = '', accounts = '', log = '', documents = ''] = texts
  expect(overview).toContain('href="/_/data/games_db/favorites"')
  expect(accounts).toContain('amal@example.test')
  expect(log).toContain('/account/sessions/email')
  expect(documents).toContain('&#34;&#62;&#60;img src=x onerror=alert(1)&#62;')
  for (const text of texts) {
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img')
    expect(text).not.toMatch(/scrypt\$|the key of this test/)
    expect(text).not.toContain(session.$id)
  }
})

test('sets a policy that blocks external code', async () => {
  const cloud = await startTestCloud()
  const { policy } = await ask(cloud, '/_')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test.each([
  ['a foreign host name (DNS rebinding)', { host: 'evil.test' }, 421],
  ['the host name of a platform', { host: 'games.example.test' }, 403],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }, 403],
  ['a proxy', { 'x-forwarded-for': '192.0.2.1' }, 403],
])('rejects %s', async (_what, headers, status) => {
  const cloud = await startTestCloud({ platforms: ['games.example.test'] })
  for (const path of ['/_', '/_/accounts', '/_/log/events'])
    expect((await ask(cloud, path, headers)).status).toBe(status)
})

test('is read-only and returns 404 for other pages', async () => {
  const cloud = await startTestCloud()
  expect((await ask(cloud, '/_', {}, 'POST')).status).toBe(405)
  for (const path of ['/_/nothing', '/_/data/games_db/nothing', '/_/data/__proto__/constructor'])
    expect((await ask(cloud, path)).status).toBe(404)
})

test('streams each request to the log', async () => {
  const cloud = await startTestCloud()
  const events = await fetch(`${cloud.url}/_/log/events`)
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  await new TestClient(cloud).send('GET', '/ping?secret=1')
  let text = ''
  while (!text.includes('data: ')) text += (await reader?.read())?.value ?? ''
  expect(text).toMatch(/data: \["[\d:.]+","200","GET","\/v1\/ping","\d+ ms",""\]/)
  await reader?.cancel()
})
