import { expect, test } from 'vitest'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'
import { formatRequest } from './request-log.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const record = { method: 'GET', path: '/v1/ping', status: 200, milliseconds: 1.6, errorType: null }

test('formats a request as one line with the error type', () => {
  expect(formatRequest(record, NOON)).toBe('12:00:00.000  200  GET    /v1/ping  2 ms')
  expect(formatRequest({ ...record, status: 401, errorType: 'user_unauthorized' }, NOON)).toBe(
    '12:00:00.000  401  GET    /v1/ping  2 ms  user_unauthorized',
  )
})

test('sanitizes control characters and e-mail addresses in a path', () => {
  const line = (path: string) => formatRequest({ ...record, path }, NOON)
  expect(line('/v1/\u001b[31m\nfake')).toBe('12:00:00.000  200  GET    /v1/?[31m?fake  2 ms')
  expect(line('/v1/users/amal@example.test/x')).toContain('/v1/users/…/x')
  expect(line('/v1/amal%40example.test')).toContain('/v1/…')
  expect(line(`/${'x'.repeat(5000)}`).length).toBeLessThan(250)
})

test('logs no secrets during a complete session', async () => {
  const lines: string[] = []
  const cloud = await startTestCloud({ log: (line) => lines.push(line), userIds: ['amal'] })
  const client = new TestClient(cloud)
  await client.signIn('amal', 'wrongwrong')
  await client.signIn('amal')
  await client.list('favorites', { method: 'equal', attribute: 'user_id', values: ['amal'] })
  await cloud.close()
  expect(
    lines.map((line) =>
      line
        .replace(/^\S+|\d+ ms/g, '')
        .trim()
        .replace(/\s+/g, ' '),
    ),
  ).toEqual([
    '401 POST /v1/account/sessions/email user_invalid_credentials',
    '201 POST /v1/account/sessions/email',
    '200 GET /v1/databases/games_db/collections/favorites/documents',
  ])
  const text = lines.join('\n')
  for (const secret of ['amal', 'wrongwrong', 'longenough1', client.cookie])
    expect(text).not.toContain(secret)
})
